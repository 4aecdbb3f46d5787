import { parseArgs } from 'node:util';

import { attackNames } from './attacks/started.ts';

export const faultNames = [
  'kills',
  'power',
  'disk',
  'limit',
  'fuzz',
  'backups',
  ...attackNames,
] as const;
export type FaultName = (typeof faultNames)[number];

/** What is run. */
export type Options = {
  readonly faults: readonly FaultName[];
  /** Repeats the choices of an earlier run. */
  readonly seed: number;
  /** How many clients post at the same time. */
  readonly senders: number;
  /** How often the server is killed. */
  readonly kills: number;
  /** Leads that are sent while every write to the disk is written down. */
  readonly leads: number;
  /** How often the disk is filled. */
  readonly fills: number;
  /** How long the server works at the machine's limit. */
  readonly minutes: number;
  /** Requests of any shape. */
  readonly requests: number;
  /** How often a server under load is backed up. */
  readonly backups: number;
  /** Pairs of a quiet time and an attack, and seconds of each. */
  readonly pairs: number;
  readonly seconds: number;
};

/** Reads the command line; throws an error that says what was wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: faultNames.join(',') },
      seed: { type: 'string', default: '1' },
      senders: { type: 'string', default: '64' },
      kills: { type: 'string', default: '100' },
      leads: { type: 'string', default: '500' },
      fills: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '10' },
      requests: { type: 'string', default: '1000000' },
      backups: { type: 'string', default: '50' },
      pairs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
    },
  });
  return {
    faults: values.only.split(',').map(faultOf),
    seed: atLeast('seed', values.seed, 1),
    senders: atLeast('senders', values.senders, 1),
    kills: atLeast('kills', values.kills, 1),
    leads: atLeast('leads', values.leads, 1),
    fills: atLeast('fills', values.fills, 1),
    minutes: atLeast('minutes', values.minutes, 0.1),
    requests: atLeast('requests', values.requests, 1),
    backups: atLeast('backups', values.backups, 1),
    pairs: atLeast('pairs', values.pairs, 1),
    seconds: atLeast('seconds', values.seconds, 1),
  };
}

function faultOf(text: string): FaultName {
  const fault = faultNames.find((name) => name === text);
  if (!fault) throw new Error(`--only: expected one of ${faultNames.join(', ')}, got '${text}'`);
  return fault;
}

function atLeast(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!(number >= least))
    throw new Error(`--${name}: expected a number of at least ${least}, got '${text}'`);
  return number;
}
