import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/limits.ts';
import {
  LEAD_KEY_HEADER,
  leadKeySchema,
  partsOfPhotoId,
  PHOTO_KEY_HEADER,
  photoIdSchema,
  photoKeySchema,
  photoMetadataSchema,
  PIECE_TYPE,
  TUS_VERSION,
} from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { wholeNumber } from '../config-values.ts';
import { HttpError, notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { mostOpen } from '../store/photo-bytes.ts';
import type { PhotoStore } from '../store/photos.ts';
import type { Photos } from './photos.ts';
import { refusalOf } from './receive.ts';
import { alreadyBegun } from './uploads.ts';

const idSchema = z.object({ '*': photoIdSchema });
const bytes = wholeNumber(0, photoLimits.uploadMaxBytes);
const creationSchema = z.object({
  'tus-resumable': z.literal(TUS_VERSION),
  'upload-length': wholeNumber(1, photoLimits.uploadMaxBytes),
  'upload-metadata': z.string().check(z.maxLength(1000)),
});
const keySchema = z.object({ [PHOTO_KEY_HEADER]: z.optional(photoKeySchema) });
const leadKeyHeader = z.object({ [LEAD_KEY_HEADER]: z.optional(leadKeySchema) });
const pieceSchema = z.object({
  'tus-resumable': z.literal(TUS_VERSION),
  'upload-offset': bytes,
  'content-length': bytes,
});

/**
 * `/api/photos`: photos of leads by the tus protocol 1.0 (creation, HEAD, PATCH, termination). The
 * answer to the last chunk comes once the photo is stored or rejected.
 */
export async function photoRoutes(app: FastifyInstance, photos: Photos): Promise<void> {
  const { budget, uploads, receive, takeBack, store } = photos;
  // An id is longer than the router allows a named parameter to be.
  const one = `${paths.photos}/*`;

  await app.register((scope, _options, done) => {
    // The handler reads the body itself.
    scope.addContentTypeParser(PIECE_TYPE, (_request, _body, parsed) => parsed(null));
    scope.post(paths.photos, { handler: create });
    scope.route({ method: 'HEAD', url: one, handler: show });
    scope.route({ method: 'PATCH', url: one, handler: append });
    scope.route({ method: 'DELETE', url: one, handler: remove });
    done();
  });

  async function create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = await budget.request(request);
    const headers = parseInput(creationSchema, request.headers);
    const metadata = parseInput(photoMetadataSchema, parsedMetadata(headers['upload-metadata']));
    const { leadId } = partsOfPhotoId(metadata.id);
    await expectSender(request, leadId);
    await expectRoom(store, metadata.id, await uploads.ofLead(leadId));
    // Never restarted while another request writes to it: the sender asks for its offset.
    if ((await uploads.progress(metadata.id)) !== null) throw alreadyBegun();
    const length = headers['upload-length'];
    await admit(photos, { leadId, address, length });
    await store.want(leadId, partsOfPhotoId(metadata.id).hash);
    await uploads.create(metadata, length, address);
    await withdrawIfGone(metadata.id);
    return reply
      .code(201)
      .headers({ ...speaking, location: `${paths.photos}/${metadata.id}` })
      .send();
  }

  /** Whoever knows a lead's id could otherwise take the places of its photos. */
  async function expectSender(request: FastifyRequest, leadId: string): Promise<void> {
    const { [LEAD_KEY_HEADER]: key } = parseInput(leadKeyHeader, request.headers);
    if (await store.maySend(leadId, key)) return;
    throw new HttpError(
      403,
      'wrong_key',
      'Only the device that sent this request can add photos to it.',
    );
  }

  /** The lead may have been erased since the check; nothing else would then remove this upload. */
  async function withdrawIfGone(id: string): Promise<void> {
    const { leadId, hash } = partsOfPhotoId(id);
    const standing = await store.standing(leadId, hash);
    if (standing !== 'gone') return;
    await uploads.remove(id);
    throw refusalOf(standing);
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = await idOf(request);
    const stored = await storedBytes(id);
    const progress =
      stored === null ? await uploads.progress(id) : { offset: stored, length: stored };
    if (progress === null) throw await absence(id);
    const { offset, length } = progress;
    return reply
      .code(200)
      .headers({ ...speaking, 'upload-offset': offset, 'upload-length': length })
      .send();
  }

  async function append(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = await idOf(request);
    const headers = parseInput(pieceSchema, request.headers);
    await expectSender(request, partsOfPhotoId(id).leadId);
    const offset = await appended(id, request, headers);
    return reply
      .code(204)
      .headers({ ...speaking, 'upload-offset': offset })
      .send();
  }

  async function appended(
    id: string,
    request: FastifyRequest,
    headers: z.output<typeof pieceSchema>,
  ): Promise<number> {
    const from = headers['upload-offset'];
    const length = headers['content-length'];
    const stored = await storedBytes(id);
    if (stored !== null) {
      // The answer to the last chunk was lost.
      if (from === stored && length === 0) return stored;
      throw new HttpError(409, 'wrong_offset', 'This photo has already arrived.');
    }
    const progress = await uploads.progress(id);
    if (progress === null) throw await absence(id);
    const piece = { offset: from, length, body: request.raw };
    const offset = await uploads.append(id, piece);
    if (offset === progress.length) await receive(id);
    return offset;
  }

  async function remove(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = await idOf(request);
    const { [PHOTO_KEY_HEADER]: key = null } = parseInput(keySchema, request.headers);
    await takeBack(id, key);
    return reply.code(204).headers(speaking).send();
  }

  async function idOf(request: FastifyRequest): Promise<string> {
    await budget.request(request);
    return parseInput(idSchema, request.params)['*'];
  }

  async function storedBytes(id: string): Promise<number | null> {
    const { leadId, hash } = partsOfPhotoId(id);
    return (await store.find(leadId, hash))?.uploadBytes ?? null;
  }

  async function absence(id: string): Promise<HttpError> {
    const { leadId, hash } = partsOfPhotoId(id);
    const standing = await store.standing(leadId, hash);
    return standing === 'gone' ? refusalOf(standing) : notFound('Upload not found.');
  }
}

const speaking = { 'tus-resumable': TUS_VERSION } as const;

function parsedMetadata(header: string): unknown {
  try {
    return Metadata.parse(header);
  } catch {
    return null;
  }
}

/** Throws if the lead has no room for this photo, counting uploads in progress. */
async function expectRoom(
  store: PhotoStore,
  id: string,
  underWay: readonly string[],
): Promise<void> {
  const { leadId, hash } = partsOfPhotoId(id);
  const standing = await store.standing(leadId, hash);
  if (standing === 'stored') throw alreadyBegun();
  if (standing === 'gone' || standing === 'full') throw refusalOf(standing);
  const others = underWay.filter((other) => other !== id).length;
  const stored = (await store.ofLead(leadId)).length;
  if (others + stored >= photoLimits.most) throw refusalOf('full');
}

/** Bytes of photos, stored or in progress, whose requests have not arrived. */
const MOST_UNCLAIMED_BYTES = 200 * 1024 * 1024;

/** Retry-After in seconds: uploads finish or expire all the time. */
const RETRY_SECONDS = 600;

/** A new upload: its lead, sender's address and size in bytes. */
export type NewUpload = { leadId: string; address: string; length: number };

/**
 * Admits an upload, or throws a 429: if its address has too many in progress or has used up its
 * bytes of the day, or if all senders together have too many unclaimed.
 */
export async function admit(
  { store, uploads, budget }: Pick<Photos, 'store' | 'uploads' | 'budget'>,
  { leadId, address, length }: NewUpload,
): Promise<void> {
  const { ofSender, claimed, unclaimed } = await uploads.open(address);
  if (ofSender >= mostOpen.ofSender) throw tooMany('Too many uploads are in progress.');
  await budget.bytes(address, length);
  if (await store.isKnownLead(leadId)) {
    if (claimed >= mostOpen.claimed) throw tooMany('Too many uploads are in progress.');
    return;
  }
  const stored = await store.unclaimed();
  if (
    stored.count + unclaimed.count >= mostOpen.unclaimed ||
    stored.bytes + unclaimed.bytes + length > MOST_UNCLAIMED_BYTES
  ) {
    throw tooMany('Too many photos are waiting for their requests.');
  }
}

function tooMany(message: string): HttpError {
  return new HttpError(429, 'rate_limited', message, { retryAfter: RETRY_SECONDS });
}
