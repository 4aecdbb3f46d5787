import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../src/app/routes/table.ts';
import { folders } from '../build/paths.ts';

/** What can be measured; without a name: pages, then repeat visits. */
const KINDS = [
  'pages',
  'tasks',
  'repeat',
  'actions',
  'peer',
  'queue',
  'photos',
  'admin',
  'server',
  'publishing',
] as const;
export type Kind = (typeof KINDS)[number];
const USUAL_KINDS: readonly Kind[] = ['pages', 'repeat'];

export type Options = {
  readonly kinds: readonly Kind[];
  /** Paths to be measured. */
  readonly routes: readonly string[];
  /** Paths whose HTML is measured without its script too. */
  readonly controls: readonly string[];
  /** How often each page is measured; medians are printed. */
  readonly runs: number;
  /** Throttling really applied by the browser, not simulated from an unthrottled run. */
  readonly applied: boolean;
  /** Folder of the built site. */
  readonly client: string;
  /** Folder with the built pages of another site, which `peer` compares with. */
  readonly peer: string | null;
  /** Databases on which the server is measured. */
  readonly engines: readonly EngineName[];
  /** Leads that are stored, or projects that are published, while this is measured, growing. */
  readonly sizes: Readonly<Record<'server' | 'admin' | 'publishing', readonly number[]>>;
};

const SERVER_SIZES = '1000,100000,1000000';
const ADMIN_SIZES = '1000,100000';
const PUBLISHED_SIZES = '1,100,1000';

const ADMIN = '/admin';

/** Every route of the table that visitors see. */
export const publicRoutes = routes
  .map(({ path }) => path)
  .filter((path) => path !== ADMIN && !path.startsWith(`${ADMIN}/`));

/** Reads the command line; throws an error that says what was wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      routes: { type: 'string' },
      control: { type: 'string' },
      runs: { type: 'string', default: '1' },
      applied: { type: 'boolean', default: false },
      folder: { type: 'string' },
      sizes: { type: 'string' },
      engines: { type: 'string', default: ENGINES.join(',') },
    },
  });
  const kinds = positionals.length > 0 ? positionals.map(kindOf) : USUAL_KINDS;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('--runs: expected a number of at least 1');
  if (kinds.includes('peer') && values.folder === undefined)
    throw new Error('peer needs --folder=… with the built pages of another site.');
  const wanted = values.routes === undefined ? publicRoutes : pathsOf(values.routes);
  const controls = values.control === undefined ? wanted.slice(0, 1) : pathsOf(values.control);
  return {
    kinds,
    routes: wanted,
    controls,
    runs,
    applied: values.applied,
    client: folders.client,
    peer: values.folder === undefined ? null : resolve(values.folder),
    engines: values.engines.split(',').map(engineOf),
    sizes: {
      server: sizesOf(values.sizes ?? SERVER_SIZES),
      admin: sizesOf(values.sizes ?? ADMIN_SIZES),
      publishing: sizesOf(values.sizes ?? PUBLISHED_SIZES),
    },
  };
}

function sizesOf(list: string): number[] {
  const sizes = list.split(',').map(Number);
  const growing = sizes.every((size, index) => size > (sizes[index - 1] ?? 0));
  if (!growing || !sizes.every(Number.isInteger))
    throw new Error('--sizes: expected increasing whole numbers');
  return sizes;
}

function engineOf(name: string): EngineName {
  const engine = ENGINES.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!engine) throw new Error(`Unknown engine '${name}'. Use one of ${ENGINES.join(', ')}.`);
  return engine;
}

function kindOf(name: string): Kind {
  const kind = KINDS.find((known) => known === name);
  if (!kind) throw new Error(`Unknown benchmark '${name}'. Use one of ${KINDS.join(', ')}.`);
  return kind;
}

function pathsOf(list: string): string[] {
  const paths = list.split(',').filter((path) => path !== '');
  const unknown = paths.filter((path) => !publicRoutes.includes(path));
  if (unknown.length > 0) throw new Error(`Not a public route: ${unknown.join(', ')}.`);
  return paths;
}

/** Databases that the server can have. */
export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];
