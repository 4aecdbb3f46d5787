import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from '#contract/zod.ts';
import { extract, pack, type Extract, type Pack } from 'tar-stream';
import { entryNames, readSums, sumsText } from './manifest.ts';

/** First bytes of an encrypted file (age-encryption.org/v1) and of a gzip file (RFC 1952). */
const AGE_MAGIC = 'age-encryption.org/v1\n';
const GZIP_MAGIC = '\u001F\u008B';
/** 2^16 needs 64 MB of memory for a moment, which a small server has. */
const SCRYPT_WORK_FACTOR = 16;
const FILE_MODE = 0o600;

/** Writes an archive's entries in order. */
export type ArchiveWriter = {
  addBytes: (name: string, bytes: Uint8Array) => Promise<void>;
  addFile: (name: string, path: string) => Promise<void>;
};

/** The library's types do not say what a stream yields. */
const bytesSchema = z.instanceof(Uint8Array);

/** A file cannot be used as a backup; the message says why. */
export class BackupError extends Error {}

type Chunks = AsyncIterable<Uint8Array>;

/**
 * Writes a compressed tar archive, encrypted if there is a key, as a new file readable by its owner
 * only. Its last entry holds the hashes of the others, so a truncated file has none.
 */
export async function writeArchive(
  path: string,
  key: string | undefined,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const file = createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true });
  const written =
    key === undefined
      ? pipeline(tar, createGzip(), file)
      : pipeline(tar, createGzip(), (zipped: Chunks) => encrypted(zipped, key), file);
  const filled = fillArchive(tar, fill).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error('unknown'));
    throw error;
  });
  await Promise.all([filled, written]);
}

async function fillArchive(
  tar: Pack,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const sums = new Map<string, string>();
  const add = async (name: string, size: number, chunks: Chunks | Iterable<Uint8Array>) => {
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size, mode: FILE_MODE });
    const ended = once(entry, 'close');
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end(null);
    await ended;
    sums.set(name, hash.digest('hex'));
  };
  await fill({
    addBytes: (name, bytes) => add(name, bytes.length, [bytes]),
    addFile: async (name, path) => add(name, (await stat(path)).size, createReadStream(path)),
  });
  const last = Buffer.from(sumsText(sums));
  await add(entryNames.sums, last.length, [last]);
  tar.finalize();
}

/**
 * Reads an archive to its end and passes on each entry. Throws if it is truncated, changed or of
 * another kind, or if the key is missing or wrong.
 */
export async function readArchive(
  path: string,
  key: string | undefined,
  take: (name: string, chunks: Chunks) => Promise<void>,
): Promise<void> {
  const kind = await kindOf(path);
  if (kind === null)
    throw new BackupError('This file is not a backup: it is neither gzip nor age.');
  if (kind === 'age' && key === undefined) {
    throw new BackupError('The backup is encrypted. Set BACKUP_KEY to the key it was made with.');
  }
  const tar = extract();
  const file = createReadStream(path);
  const read =
    kind === 'age' && key !== undefined
      ? pipeline(file, (bytes: Chunks) => decrypted(bytes, key), createGunzip(), tar)
      : pipeline(file, createGunzip(), tar);
  const [taken, ended] = await Promise.allSettled([takeEntries(tar, take), read]);
  // If an entry was rejected, the read failed only because of it.
  const faults = [taken, ended].filter((part) => part.status === 'rejected');
  const known = faults.map(({ reason }): unknown => reason).find(isOurs);
  if (known !== undefined) throw known;
  if (faults[0] !== undefined) {
    throw new BackupError('The backup is damaged or incomplete.', {
      cause: faults[0].reason,
    });
  }
}

async function takeEntries(
  tar: Extract,
  take: (name: string, chunks: Chunks) => Promise<void>,
): Promise<void> {
  const found = new Map<string, string>();
  let wanted: Map<string, string> | null = null;
  for await (const entry of tar) {
    const { name, type } = entry.header;
    if (wanted !== null || type !== 'file')
      throw new BackupError(`Unexpected file in the backup: ${name}.`);
    if (name === entryNames.sums) {
      wanted = readSums(await text(entry));
      continue;
    }
    const hash = createHash('sha256');
    await take(name, hashed(entry, hash));
    found.set(name, hash.digest('hex'));
  }
  if (wanted === null) throw new BackupError('The backup is incomplete: its end is missing.');
  const names = new Set([...found.keys(), ...wanted.keys()]);
  for (const name of names) {
    if (found.get(name) !== wanted.get(name)) {
      throw new BackupError(`The backup is damaged: ${name} is missing or changed.`);
    }
  }
}

async function* hashed(chunks: AsyncIterable<unknown>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    const bytes = bytesSchema.parse(chunk);
    hash.update(bytes);
    yield bytes;
  }
}

/** The library accepts web streams only. */
function streamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* encrypted(chunks: Chunks, key: string) {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  encrypter.setPassphrase(key);
  yield* await encrypter.encrypt(streamOf(chunks));
}

async function* decrypted(chunks: Chunks, key: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const bytes = await decrypter.decrypt(streamOf(chunks)).catch((cause: unknown) => {
    throw new BackupError('BACKUP_KEY is not the key the backup was made with.', { cause });
  });
  yield* bytes;
}

/** Also errors such as a full disk, which say nothing about the backup. */
const isOurs = (reason: unknown): boolean =>
  reason instanceof BackupError ||
  (reason instanceof Error && 'syscall' in reason && reason.syscall !== undefined);

async function kindOf(path: string): Promise<'age' | 'gzip' | null> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    const start = buffer.toString('latin1');
    if (start === AGE_MAGIC) return 'age';
    return start.startsWith(GZIP_MAGIC) ? 'gzip' : null;
  } finally {
    await file.close();
  }
}
