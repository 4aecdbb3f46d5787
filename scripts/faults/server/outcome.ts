import type { FaultName } from './options.ts';

/** What came of one fault. */
export type Outcome = {
  readonly fault: FaultName;
  readonly seed: number;
  /** What was done, in figures. */
  readonly done: string;
  readonly sent: number;
  readonly acknowledged: number;
  /** Acknowledged leads that are not in the inbox, or under another receipt. */
  readonly lost: number;
  /** Leads that are in the inbox a second time. */
  readonly repeats: number;
  /** Requests that were told when to come again (429, 503). */
  readonly toldToWait: number;
  /** Other answers from 500 on. */
  readonly serverErrors: number;
  /** Times that the server ended by itself, or did not start. */
  readonly crashes: number;
  /** What else was wrong. */
  readonly problems: readonly string[];
};

/** Whether nothing of what must not happen has happened. */
export function isGood(outcome: Outcome): boolean {
  const { lost, repeats, serverErrors, crashes, problems } = outcome;
  return lost + repeats + serverErrors + crashes + problems.length === 0;
}

const columns = [
  ['fault', ({ fault }) => fault],
  ['done', ({ done }) => done],
  ['seed', ({ seed }) => String(seed)],
  ['sent', ({ sent }) => String(sent)],
  ['acknowledged', ({ acknowledged }) => String(acknowledged)],
  ['lost', ({ lost }) => String(lost)],
  ['repeats', ({ repeats }) => String(repeats)],
  ['told to wait', ({ toldToWait }) => String(toldToWait)],
  ['5xx', ({ serverErrors }) => String(serverErrors)],
  ['crashes', ({ crashes }) => String(crashes)],
] as const satisfies readonly [string, (outcome: Outcome) => string][];

/** A table in Markdown, a row for each fault. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => columns.map(([, cell]) => cell(outcome)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([name]) => name)),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}
