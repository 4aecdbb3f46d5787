import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
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
import { StorageError } from '../store/storage-error.ts';
import { FOLDER_MODE } from './files.ts';

/** An upload that nobody went on with for so long is removed. */
const EXPIRES_AFTER_MS = 3 * 86_400_000;

/** How far an upload has come, in bytes. */
export type Progress = { offset: number; length: number };

export type Uploads = ReturnType<typeof createUploads>;

type Protocol = { tus: Server; store: FileStore };

function protocolIn(folder: string): Protocol {
  // Here, and not left to the store: it would end the process where the folder can't be made.
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const store = new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: EXPIRES_AFTER_MS,
  });
  const tus = new Server({
    path: paths.photos,
    datastore: store,
    locker: new MemoryLocker(),
    maxSize: photoLimits.uploadMaxBytes,
    relativeLocation: true,
    namingFunction: (_request, metadata) => metadata?.['id'] ?? '',
  });
  return { tus, store };
}

/** Uploads that are under way, by the tus protocol 1.0, in a folder that is made when it is needed. */
export function createUploads(folder: string) {
  let made: Protocol | null = null;
  const protocol = (): Protocol => {
    made ??= protocolIn(folder);
    return made;
  };

  async function ask(request: Request): Promise<Response> {
    const answer = await protocol().tus.handleWeb(request);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw errorOf(answer.status);
  }

  return {
    /** Begins an upload of so many bytes; what is said of it is kept beside it. */
    async create(metadata: PhotoMetadata, length: number): Promise<void> {
      await ask(
        new Request(addressOf(''), {
          method: 'POST',
          headers: {
            ...speaking,
            'upload-length': String(length),
            'upload-metadata': Metadata.stringify(entriesOf(metadata)),
          },
        }),
      );
    },
    /** What was said of an upload at its beginning. */
    async metadataOf(id: string): Promise<PhotoMetadata> {
      const { metadata } = await protocol().store.getUpload(id);
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
      const answer = await ask(new Request(addressOf(id), requestOf(piece)));
      return Number(answer.headers.get('upload-offset'));
    },
    bytes: (id: string): Promise<Buffer> => readFile(join(folder, id)),
    /** Removes an upload; there may be none. */
    async remove(id: string): Promise<void> {
      await protocol()
        .store.remove(id)
        .catch(() => undefined);
    },
    async removeExpired(): Promise<void> {
      if (existsSync(folder)) await protocol().store.deleteExpired();
    },
    /** Ids of the uploads under way for a lead. */
    async ofLead(leadId: string): Promise<string[]> {
      const ids = (await protocol().store.configstore.list?.()) ?? [];
      return ids.filter((id) => id.startsWith(`${leadId}.`));
    },
  };
}

export type Piece = { offset: number; length: number; body: Readable };

const speaking = { 'tus-resumable': TUS_VERSION } as const;

/** Of a body that comes bit by bit the Fetch standard wants to know that the answer comes after it. */
function requestOf({ offset, length, body }: Piece): RequestInit & { duplex: 'half' } {
  return {
    method: 'PATCH',
    headers: {
      ...speaking,
      'content-type': PIECE_TYPE,
      'upload-offset': String(offset),
      'content-length': String(length),
    },
    body: length === 0 ? null : webStreamOf(body),
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
function webStreamOf(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** What an answer of the protocol's server means here. */
function errorOf(status: number): Error {
  switch (status) {
    // Removed because nobody went on with it: it may begin anew.
    case 404:
    case 410:
      return notFound('There is no such upload.');
    // Another request for the same upload was faster.
    case 400:
    case 409:
      return new HttpError(409, 'wrong_offset', 'The upload is at another offset.');
    case 413:
      return new HttpError(413, 'too_large', 'The photograph is longer than was said.');
    default:
      return new StorageError(`The upload could not be written (${status}).`);
  }
}
