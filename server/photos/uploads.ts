import type { Readable } from 'node:stream';
import { MemoryLocker, Metadata, Server } from '@tus/server';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/photo-limits.ts';
import {
  photoMetadataSchema,
  PIECE_TYPE,
  TUS_VERSION,
  type PhotoMetadata,
} from '#contract/photos.ts';
import { HttpError, notFound } from '../http-error.ts';
import { hashed } from '../store/hashed.ts';
import type { OpenUploads } from '../store/photo-bytes.ts';
import { StorageError } from '../store/storage-error.ts';
import type { PartialUploads } from './place.ts';

/** How far an upload has come, in bytes. */
export type Progress = { offset: number; length: number };

export type Uploads = ReturnType<typeof createUploads>;

/** Uploads that are under way, by the tus protocol 1.0. */
export function createUploads(partial: PartialUploads) {
  let made: Server | null = null;
  /** Ids that are being announced: the protocol's server would begin them twice. */
  const beginning = new Set<string>();
  const protocol = (): Server => {
    made ??= new Server({
      path: paths.photos,
      datastore: partial.dataStore(),
      // Of this server; between servers the offset decides who was first.
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
     * Begins an upload of so many bytes; what is said of it, and who sends it, is kept beside it.
     * Throws a 409 where it has begun.
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
    /** How many are under way. */
    open: (sender: string): Promise<OpenUploads> => partial.open(hashed(sender)),
    /** What was said of an upload at its beginning. */
    async metadataOf(id: string): Promise<PhotoMetadata> {
      const { metadata } = await partial.dataStore().getUpload(id);
      return photoMetadataSchema.parse(metadata);
    },
    /** How far an upload is; null when there is none. */
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
    /** Adds a piece at an offset; gives the new offset. What came of one that broke off stays. */
    async append(id: string, piece: Piece): Promise<number> {
      const chunks = piece.body.iterator({ destroyOnReturn: false });
      try {
        const answer = await ask(new Request(addressOf(id), requestOf(piece, chunks)));
        return Number(answer.headers.get('upload-offset'));
      } finally {
        void drain(piece.body, chunks);
      }
    },
    /** All that has come of an upload; null when there is none. */
    async whole(id: string): Promise<Whole | null> {
      try {
        const { metadata } = await partial.dataStore().getUpload(id);
        const bytes = await partial.bytes(id);
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
    /** Ids of the uploads under way for a lead. */
    ofLead: (leadId: string): Promise<string[]> => partial.underWay(leadId),
  };
}

/** What was said of an upload, and its bytes. */
type Whole = { metadata: PhotoMetadata; bytes: Buffer };

export type Piece = { offset: number; length: number; body: Readable };

type Chunks = AsyncIterator<Uint8Array>;

const speaking = { 'tus-resumable': TUS_VERSION } as const;

/** Of a body that comes bit by bit the Fetch standard wants to know that the answer comes after it. */
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

/** The protocol's server types every key as given. */
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

/** The bytes of a request, as they come; it may break off in the middle. */
function webStreamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Throws away what is left of a piece that was refused: the next request on its connection comes behind it. */
async function drain(body: Readable, chunks: Chunks): Promise<void> {
  // Rejects where the connection broke off, which leaves nothing to throw away.
  await chunks.return?.().catch(() => undefined);
  body.resume();
}

/** What whoever announces an upload once more is told. */
export function alreadyBegun(): HttpError {
  return new HttpError(409, 'wrong_offset', 'This upload has already begun.');
}

/** What an answer of the protocol's server means here; null when it could not do its work. */
function errorOf(status: number): HttpError | null {
  switch (status) {
    // Removed because nobody went on with it: it may begin anew.
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
