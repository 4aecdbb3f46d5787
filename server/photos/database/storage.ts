import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { z } from '#contract/zod.ts';
import type { PhotoBytes } from '../../store/photo-bytes.ts';
import { EXPIRES_AFTER_MS, type PhotoStorage, SETTLE_MS } from '../storage.ts';

/** Photos in the database that all servers share. */
export function photosInDatabase(bytes: PhotoBytes, now: () => number): PhotoStorage {
  const store = new DatabaseStore(bytes);
  return {
    files: {
      keep: (leadId, hash, size, file) => bytes.keep(leadId, hash, size, file, now()),
      read: bytes.read,
      remove: bytes.remove,
      removeLead: bytes.removeLead,
      settledLeads: () => bytes.settledLeads(now() - SETTLE_MS),
    },
    partial: {
      dataStore: () => store,
      bytes: bytes.bytesOf,
      underWay: bytes.underWay,
      open: bytes.open,
      // The database does this when it stores the lead.
      claim: () => undefined,
      async removeExpired() {
        await store.deleteExpired();
      },
      // The database reports its own errors.
      hindrance: async () => '',
    },
  };
}

/** Size of the part of a chunk that is in memory, and lost with the server at most. */
const WRITE_BYTES = 64 * 1024;

const metadataSchema = z.record(z.string(), z.nullable(z.string()));

/** A tus data store in a database; keeps what arrived of an interrupted chunk. */
export class DatabaseStore extends DataStore {
  readonly #bytes: PhotoBytes;

  constructor(bytes: PhotoBytes) {
    super();
    this.#bytes = bytes;
    this.extensions = ['creation', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {} } = upload;
    const begun = await this.#bytes.begin({
      id,
      length: size,
      metadata: JSON.stringify(metadata),
      sender: metadata['sender'] ?? '',
    });
    // Another server was faster.
    if (!begun) throw ERRORS.INVALID_OFFSET;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#bytes.find(id);
    if (found === null) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: found.length,
      offset: found.offset,
      metadata: metadataSchema.parse(JSON.parse(found.metadata)),
      creation_date: new Date(found.begunAt).toISOString(),
    });
  }

  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let held: Buffer[] = [];
    const flush = async () => {
      const bytes = Buffer.concat(held);
      held = [];
      if (bytes.length === 0) return;
      // Another server was faster with this chunk, or the upload has been removed.
      if (!(await this.#bytes.append(id, at, bytes))) throw ERRORS.INVALID_OFFSET;
      at += bytes.length;
    };
    const chunks: AsyncIterable<Buffer> = piece;
    try {
      for await (const chunk of chunks) {
        held.push(chunk);
        if (held.reduce((sum, { length }) => sum + length, 0) >= WRITE_BYTES) await flush();
      }
    } finally {
      await flush();
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#bytes.end(id))) throw ERRORS.FILE_NOT_FOUND;
  }

  override deleteExpired(): Promise<number> {
    return this.#bytes.endOlder(EXPIRES_AFTER_MS);
  }

  override getExpiration(): number {
    return EXPIRES_AFTER_MS;
  }
}
