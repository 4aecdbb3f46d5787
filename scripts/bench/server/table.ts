import type { ServerResults, Step } from './measure.ts';

/** Markdown: inserts of each engine, number of processes and size, next to the engine's own limit. */
export function insertTable({ steps, raw }: ServerResults): string {
  const rows = steps.map(({ engine, processes, stored, insert, meanwhile }) => [
    engine,
    processes,
    stored,
    insert.perSecond.toFixed(0),
    ms(insert.p50),
    ms(insert.p99),
    meanwhile === undefined ? '' : ms(meanwhile.p99),
    (insert.perSecond / raw[engine].perSecond).toFixed(2),
  ]);
  const limits = (['SQLite', 'PostgreSQL'] as const).map((engine) => [
    `${engine} without our code`,
    '',
    '',
    raw[engine].perSecond.toFixed(0),
    ms(raw[engine].p50),
    ms(raw[engine].p99),
    '',
    '1',
  ]);
  const head = [
    '',
    'processes',
    'stored',
    'leads a second',
    'p50',
    'p99',
    'p99 while read',
    'ratio',
  ];
  return markdown(head, [...rows, ...limits]);
}

/** Markdown: reads of one process, p50 / p99 in ms, a column for each engine and size. */
export function readTable({ steps }: ServerResults): string {
  const read = steps.filter(
    (step): step is Step & Required<Pick<Step, 'reads'>> => 'reads' in step,
  );
  const names = Object.keys(read[0]?.reads.times ?? {});
  const rows = names.map((name) => [
    name,
    ...read.map(({ reads }) => `${ms(reads.times[name]?.p50)} / ${ms(reads.times[name]?.p99)}`),
  ]);
  const csv = read.map(
    ({ reads: { csv } }) =>
      `${csv.lines} lines, ${csv.seconds.toFixed(1)} s, ${csv.grownMib.toFixed(0)} MiB`,
  );
  const head = ['', ...read.map(({ engine, stored }) => `${engine}, ${stored}`)];
  return markdown(head, [...rows, ['CSV export; memory more', ...csv]]);
}

function ms(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0);
}

function markdown(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
