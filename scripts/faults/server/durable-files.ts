import type { Random } from '../../../tests/faults/random.ts';
import type { Call } from './trace.ts';

/** Disks write whole sectors, and break off between two. */
const SECTOR = 512;

type Change = Extract<Call, { kind: 'write' | 'cut' }>;

/** Files as a disk has them when the power goes: what was synced is there, of the rest nobody knows. */
export function createDurableFiles() {
  const synced = new Map<string, Buffer>();
  const pending = new Map<string, Change[]>();
  const removed = new Set<string>();
  return {
    change(change: Change): void {
      const changes = pending.get(change.path);
      if (changes) changes.push(change);
      else pending.set(change.path, [change]);
    },
    /** The name is gone for whoever runs, but on the disk only with the next sync. */
    remove(path: string): void {
      removed.add(path);
      pending.delete(path);
    },
    /** Journaling file systems (ext4, XFS) write down all earlier removals with a sync of any file. */
    sync(path: string): void {
      for (const gone of removed) synced.delete(gone);
      removed.clear();
      synced.set(path, applied(synced.get(path), pending.get(path) ?? []));
      pending.delete(path);
    },
    /** What is left when nothing reached the disk that was not synced. */
    least: (): ReadonlyMap<string, Buffer> => new Map(synced),
    /** What may be left as well: some of the other writes, in part. */
    some(random: Random): ReadonlyMap<string, Buffer> {
      const files = new Map(synced);
      for (const path of removed) if (random.fraction() < 0.5) files.delete(path);
      for (const [path, changes] of pending) {
        const kept = changes.filter(() => random.fraction() < 0.5).map((one) => torn(one, random));
        files.set(path, applied(synced.get(path), kept));
      }
      return files;
    },
  };
}

function torn(change: Change, random: Random): Change {
  if (change.kind === 'cut' || random.fraction() < 0.7) return change;
  const sectors = random.between(0, Math.floor(change.bytes.length / SECTOR));
  return { ...change, bytes: change.bytes.subarray(0, sectors * SECTOR) };
}

function applied(file: Buffer | undefined, changes: readonly Change[]): Buffer {
  let content = Buffer.from(file ?? '');
  for (const change of changes) {
    if (change.kind === 'cut') {
      content = resized(content, change.size);
    } else {
      content = resized(content, Math.max(content.length, change.at + change.bytes.length));
      change.bytes.copy(content, change.at);
    }
  }
  return content;
}

function resized(content: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  return size <= content.length
    ? content.subarray(0, size)
    : Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
