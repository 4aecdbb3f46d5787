import { faults } from '../../tests/faults/list/all.ts';
import {
  engineNames,
  subjectNames,
  type Result,
  type EngineName,
  type SubjectName,
} from '../../tests/faults/record.ts';
import { kinds } from '../../tests/faults/roads/journeys.ts';
import type { Count, RoadsResult } from '../../tests/faults/roads/record.ts';
import { median } from '../bench/results.ts';

const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;
const SUBJECTS = {
  ours: 'this site',
  workbox: 'workbox-background-sync',
  tanstack: 'TanStack offline-transactions',
} as const;

/** All runs of a site: a row for each fault and engine. */
export function faultTable(results: readonly Result[], subject: SubjectName): string {
  const rows = faults.flatMap(({ name }) =>
    engineNames.flatMap((engine) => {
      const runs = results.filter(
        ({ job }) => job.fault === name && job.engine === engine && job.subject === subject,
      );
      return runs.length === 0 ? [] : [[name, ENGINES[engine], ...figuresOf(runs)]];
    }),
  );
  const all = results.filter(({ job }) => job.subject === subject);
  const head = ['fault', 'browser', 'runs', 'sent', 'received', 'repeats in the inbox', 'lost'];
  return markdown(
    [...head, 'late', 'failed', 'median', 'longest'],
    [...rows, ['**all**', '', ...figuresOf(all)]],
  );
}

type Played = { readonly engine: EngineName; readonly result: RoadsResult };

/** Requests that left by other roads: a row for each set of roads and engine. */
export function roadsTable(played: readonly Played[]): string {
  const rows = kinds.flatMap((kind) =>
    played.map(({ engine, result }) => {
      const sent = result.counts.filter((count) => count.kind === kind);
      return [kind, ENGINES[engine], ...roadFigures(sent)];
    }),
  );
  const all = played.flatMap(({ result }) => result.counts);
  return markdown(
    ['roads', 'browser', 'sent', 'corrected', 'received', 'repeats in the inbox', 'lost'],
    [...rows, ['**all**', '', ...roadFigures(all)]],
  );
}

function roadFigures(sent: readonly Count[]): string[] {
  const received = sent.filter(({ isReceived }) => isReceived).length;
  return [
    sent.length,
    sent.filter(({ isCorrected }) => isCorrected).length,
    received,
    sent.reduce((total, { repeats }) => total + repeats, 0),
    sent.length - received,
  ].map(String);
}

/** The sites next to each other: how many of the leads sent arrived, and how the others ended. */
export function peerTable(results: readonly Result[]): string {
  const rows = faults.flatMap(({ name }) => {
    const runsOf = (subject: SubjectName) =>
      results.filter(({ job }) => job.fault === name && job.subject === subject);
    if (subjectNames.every((subject) => runsOf(subject).length === 0)) return [];
    return [[name, ...subjectNames.map((subject) => outcomeOf(runsOf(subject)))]];
  });
  return markdown(['fault', ...subjectNames.map((subject) => SUBJECTS[subject])], rows);
}

function figuresOf(runs: readonly Result[]): string[] {
  const times = runs.flatMap(({ deliveryMs }) => deliveryMs);
  const failed = runs.filter(({ problems }) => problems.length > 0).length;
  return [
    String(runs.length),
    ...(['sent', 'received', 'repeats', 'lost', 'late'] as const).map((key) =>
      String(sum(runs, key)),
    ),
    String(failed),
    times.length === 0 ? '–' : seconds(median(times)),
    times.length === 0 ? '–' : seconds(Math.max(...times)),
  ];
}

function outcomeOf(runs: readonly Result[]): string {
  if (runs.length === 0) return '–';
  const parts = [`${sum(runs, 'received')} of ${sum(runs, 'sent')}`];
  if (sum(runs, 'lost') > 0) parts.push(`**${sum(runs, 'lost')} lost**`);
  if (sum(runs, 'late') > 0) parts.push(`${sum(runs, 'late')} not after a minute`);
  if (sum(runs, 'repeats') > 0) parts.push(`**${sum(runs, 'repeats')} twice**`);
  if (sum(runs, 'copies') > 0) parts.push(`${sum(runs, 'copies')} taken twice`);
  return parts.join(', ');
}

type Figure = 'sent' | 'received' | 'repeats' | 'copies' | 'lost' | 'late';

function sum(runs: readonly Result[], key: Figure): number {
  return runs.reduce((total, run) => total + run[key], 0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = (column: number) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(width(column))).join(' | ')} |`;
  const rule = head.map((_, column) => '-'.repeat(width(column)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
