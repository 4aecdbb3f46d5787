import { parseArgs } from 'node:util';
import { faults } from '../../tests/faults/list/all.ts';
import {
  engineNames,
  subjectNames,
  type EngineName,
  type SubjectName,
} from '../../tests/faults/record.ts';

/** What is run. */
export type Options = {
  readonly engines: readonly EngineName[];
  readonly subjects: readonly SubjectName[];
  /** Whether other sites are compared with this one. */
  readonly peers: boolean;
  /** Names of the faults. */
  readonly faults: readonly string[];
  /** The seeds of an engine's runs. */
  readonly seedsOf: (engine: EngineName) => readonly number[];
  /** Whether the notifications of a delivery are looked at too. */
  readonly notifications: boolean;
  /** How many runs go on at once. */
  readonly workers: number;
};

const SEEDS = 20;
const QUICK_SEEDS = 2;
/** Chromium, which has Background Sync, is run so many times as often as the others. */
const CHROMIUM_TIMES = 4;
const WORKERS = 2;
/** Chromium, and what it cannot tell in WebKit. */
const PEER_ENGINES = ['chromium', 'webkit'] as const;

/** Reads the command line; throws an error that says what was wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      seed: { type: 'string' },
      engines: { type: 'string' },
      fault: { type: 'string', multiple: true },
      peers: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      workers: { type: 'string' },
    },
  });
  const all = values.engines === undefined && !values.quick && !values.peers;
  const usual = values.peers ? PEER_ENGINES : all ? engineNames : ['chromium' as const];
  const engines = values.engines?.split(',').map(engineOf) ?? usual;
  return {
    engines,
    peers: values.peers,
    subjects: values.peers ? subjectNames : ['ours'],
    faults: values.fault?.map(faultOf) ?? faults.map(({ name }) => name),
    seedsOf: seedsOf(values.seed, values.seeds ?? (values.quick ? QUICK_SEEDS : SEEDS)),
    notifications: values.fault === undefined && !values.peers && engines.includes('chromium'),
    workers: values.workers === undefined ? WORKERS : wholeNumber('workers', values.workers),
  };
}

function seedsOf(one: string | undefined, many: string | number): Options['seedsOf'] {
  if (one !== undefined) {
    const [first = '', last = first] = one.split('-');
    const seed = wholeNumber('seed', first);
    const count = wholeNumber('seed', last) - seed + 1;
    return () => Array.from({ length: count }, (_, index) => seed + index);
  }
  const count = wholeNumber('seeds', many);
  const countOf = (engine: EngineName) =>
    engine === 'chromium' ? count : Math.ceil(count / CHROMIUM_TIMES);
  return (engine) => Array.from({ length: countOf(engine) }, (_, index) => index + 1);
}

function wholeNumber(name: string, text: string | number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name}: expected a number of at least 1, got '${text}'`);
  return number;
}

function engineOf(text: string): EngineName {
  const engine = engineNames.find((name) => name === text);
  if (!engine) throw new Error(`--engines: expected ${engineNames.join(', ')}, got '${text}'`);
  return engine;
}

function faultOf(text: string): string {
  const fault = faults.find(({ name }) => name === text);
  if (!fault) {
    const names = faults.map(({ name }) => `  ${name}`).join('\n');
    throw new Error(`--fault: unknown fault '${text}'. Faults:\n${names}`);
  }
  return fault.name;
}
