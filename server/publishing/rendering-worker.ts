import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { giveWay, liveWithParent, tellParent } from '../child-process.ts';
import { syncFolder } from '../photos/disk/files.ts';
import { writeBrand } from './brand-files.ts';
import { type Order, orderSchema, PICTURES_FILE, type Rendered } from './render.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.json', '.webmanifest', '.xml', '.txt']);
/** Nearly as small as at the best level, in a hundredth of the time. */
const BROTLI_QUALITY = 5;
/** Files that are compressed at once: while one is read or written, the others keep the cores busy. */
const AT_ONCE = 4;
const MEMORY_MB = 1024;
const OWN_WORDS = 'The pages could not be rendered';

liveWithParent();
giveWay();
process.on('message', (message) => void answer(message));

async function answer(message: unknown): Promise<void> {
  const rendered = await render(orderSchema.parse(message)).catch((error: unknown): Rendered => ({
    problem: error instanceof Error ? error.message : 'Unknown error.',
  }));
  await tellParent(rendered);
}

/** Renders the pages, compresses them meanwhile, draws icons and cards, and makes sure that all are on the disk. */
async function render({ program, input, out, pictures, brand }: Order): Promise<Rendered> {
  const isThere = await access(program).then(
    () => true,
    () => false,
  );
  if (!isThere) return { problem: 'The build has no renderer. Run npm run build.' };
  await rm(out, { recursive: true, force: true });
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, program]);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  // It may have ended before it has read everything; its exit code says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const written = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const [problem, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'close'),
    compressAll(out, written),
  ]);
  process.off('exit', kill);
  if (code !== 0) return { problem: inWords(problem) };
  if (brand !== null) await writeBrand(out, brand);
  await writeFile(join(out, PICTURES_FILE), JSON.stringify(pictures));
  await syncAll(out);
  return { problem: null };
}

/** What the renderer says in a line of its own; not a trace of Node's. */
function inWords(said: string): string {
  const line = said.split('\n').find((one) => one.startsWith(OWN_WORDS));
  return line ?? 'The renderer ended unexpectedly.';
}

/** Compresses files while others are still rendered. */
async function compressAll(folder: string, names: AsyncIterable<string>): Promise<void> {
  const compressNext = async () => {
    for await (const name of names)
      if (COMPRESSIBLE.has(extname(name))) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // In threads of their own, at the same time.
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = new Set([folder, ...entries.map(({ parentPath }) => parentPath)]);
  await Promise.all((await filesIn(folder)).map(syncFile));
  for (const one of folders) await syncFolder(one);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
