import type { Readable } from 'node:stream';
import { MemoryLocker, Metadata, Server } from '@tus/server';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/limits.ts';
import {
  photoMetadataSchema,
  PIECE_TYPE,
  TUS_VERSION,
  type PhotoMetadata,
} from '#contract/photos.ts';
import { HttpError, notFound } from '../http-error.ts';
import { hashed } from '../store/hashes.ts';
import type { OpenUploads } from '../store/photo-bytes.ts';
import { StorageError } from '../store/storage-error.ts';
import type { PartialUploads } from './storage.ts';

/** Progress of an upload, in bytes. */
export type Progress = { offset: number; length: number };

export type Uploads = ReturnType<typeof createUploads>;

/** Uploads in progress, by the tus protocol 1.0. */
export function createUploads(partial: PartialUploads) {
  let made: Server | null = null;
  /** Ids being created: the tus server would create them twice. */
  const beginning = new Set<string>();
  const protocol = (): Server => {
    made ??= new Server({
      path: paths.photos,
      datastore: partial.dataStore(),
      // Locks within this server; between servers the offset decides.
      locker: new MemoryLocker(),
      maxSize: photoLimits.uploadMaxBytes,
      relativeLocation: true,
      namingFunction: (_request, metadata) => metadata?.['id'] ?? '',
    });
    return made;
  };

  async function ask(request: Request): Promise<Response> {
    const answer = await protocol().handleWeb(request);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw errorOf(answer.status) ?? (await unwritten(answer.status));
  }

  async function unwritten(status: number): Promise<StorageError> {
    const hindrance = await partial.hindrance();
    return new StorageError(`Could not write the upload (status ${status}). ${hindrance}`.trim());
  }

  return {
    /**
     * Creates an upload of this length; stores its metadata and sender with it. Throws a 409 if it
     * exists.
     */
    async create(metadata: PhotoMetadata, length: number, sender: string): Promise<void> {
      const { id } = metadata;
      if (beginning.has(id)) throw alreadyBegun();
      beginning.add(id);
      try {
        const entries = { ...entriesOf(metadata), sender: hashed(sender) };
        await ask(
          new Request(addressOf(''), {
            method: 'POST',
            headers: {
              ...speaking,
              'upload-length': String(length),
              'upload-metadata': Metadata.stringify(entries),
            },
          }),
        );
      } finally {
        beginning.delete(id);
      }
    },
    /** Number of uploads in progress. */
    open: (sender: string): Promise<OpenUploads> => partial.open(hashed(sender)),
    /** The metadata an upload was created with. */
    async metadataOf(id: string): Promise<PhotoMetadata> {
      const { metadata } = await partial.dataStore().getUpload(id);
      return photoMetadataSchema.parse(metadata);
    },
    /** Progress of an upload; null if there is none. */
    async progress(id: string): Promise<Progress | null> {
      try {
        const answer = await ask(
          new Request(addressOf(id), { method: 'HEAD', headers: { ...speaking } }),
        );
        return {
          offset: Number(answer.headers.get('upload-offset')),
          length: Number(answer.headers.get('upload-length')),
        };
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    /**
     * Appends a chunk at an offset; returns the new offset. Keeps what arrived of an interrupted
     * one.
     */
    async append(id: string, piece: Piece): Promise<number> {
      const chunks = piece.body.iterator({ destroyOnReturn: false });
      try {
        const answer = await ask(new Request(addressOf(id), requestOf(piece, chunks)));
        return Number(answer.headers.get('upload-offset'));
      } finally {
        void drain(piece.body, chunks);
      }
    },
    /** Everything received of an upload; null if there is none. */
    async whole(id: string): Promise<Whole | null> {
      try {
        const { metadata, size } = await partial.dataStore().getUpload(id);
        const bytes = await partial.bytes(id);
        // Removed between the two.
        if (bytes.length !== size && (await this.progress(id)) === null) return null;
        return { metadata: photoMetadataSchema.parse(metadata), bytes };
      } catch (error) {
        if ((await this.progress(id)) === null) return null;
        throw error;
      }
    },
    /** Removes an upload; there may be none. */
    async remove(id: string): Promise<void> {
      await partial
        .dataStore()
        .remove(id)
        .catch(() => undefined);
    },
    removeExpired: partial.removeExpired,
    /** Ids of a lead's uploads in progress. */
    ofLead: (leadId: string): Promise<string[]> => partial.underWay(leadId),
  };
}

/** An upload's metadata and bytes. */
type Whole = { metadata: PhotoMetadata; bytes: Buffer };

export type Piece = { offset: number; length: number; body: Readable };

type Chunks = AsyncIterator<Uint8Array>;

const speaking = { 'tus-resumable': TUS_VERSION } as const;

/** The Fetch standard requires `duplex: 'half'` for a streamed body. */
function requestOf({ offset, length }: Piece, chunks: Chunks): RequestInit & { duplex: 'half' } {
  return {
    method: 'PATCH',
    headers: {
      ...speaking,
      'content-type': PIECE_TYPE,
      'upload-offset': String(offset),
      'content-length': String(length),
    },
    body: length === 0 ? null : webStreamOf(chunks),
    duplex: 'half',
  };
}

/** The tus server's types require every key to be set. */
function entriesOf({ caption, lock, ...rest }: PhotoMetadata): Record<string, string> {
  return {
    ...rest,
    ...(caption === undefined ? {} : { caption }),
    ...(lock === undefined ? {} : { lock }),
  };
}

function addressOf(id: string): string {
  return `http://localhost${paths.photos}/${id}`;
}

/** A request's bytes as they arrive; the connection may break in the middle. */
function webStreamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Discards the rest of a rejected chunk: the connection's next request follows it. */
async function drain(body: Readable, chunks: Chunks): Promise<void> {
  // Rejects if the connection broke, which leaves nothing to discard.
  await chunks.return?.().catch(() => undefined);
  body.resume();
}

export function alreadyBegun(): HttpError {
  return new HttpError(409, 'wrong_offset', 'This upload has already begun.');
}

/** Maps a status of the tus server to an error; null if the server failed. */
function errorOf(status: number): HttpError | null {
  switch (status) {
    // Removed as abandoned: the sender may start again.
    case 404:
    case 410:
      return notFound('Upload not found.');
    // Another request for the same upload was faster.
    case 400:
    case 409:
      return new HttpError(409, 'wrong_offset', 'The upload is at a different offset.');
    case 413:
      return new HttpError(413, 'too_large', 'The photo is larger than announced.');
    default:
      return null;
  }
}
