import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { businessDay } from '#content/business-time.ts';
import { paths } from '#contract/paths.ts';
import { photoFileName } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { NO_STORE } from '../headers.ts';
import { HttpError, notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import type { Size } from '../store/photo-bytes.ts';
import type { Photo } from '../store/photos.ts';
import { isSigned } from './signed.ts';
import type { PhotoFiles } from './storage.ts';

const paramsSchema = z.object({
  leadId: z.uuid(),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const leadSchema = z.object({ leadId: z.uuid() });
const signedSchema = z.object({
  until: z.string().check(z.regex(/^\d{1,15}$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const sizeSchema = z.object({ size: z.prefault(z.enum(['whole', 'small']), 'whole') });

/** `/api/photo-files`: a photo by its signed URL. */
export function signedPhotoRoutes(app: FastifyInstance, context: Context): void {
  const { photos, now } = context;
  app.get(`${paths.photoFiles}/:leadId/:hash`, async (request, reply) => {
    const { leadId, hash } = parseInput(paramsSchema, request.params);
    const query = parseInput(signedSchema, request.query);
    const until = Number(query.until);
    if (!isSigned({ leadId, hash, until }, query.signature, await photos.store.signingKey())) {
      throw notFound();
    }
    if (now() > until) throw new HttpError(410, 'gone', 'This link has expired.');
    const kept = 'private, max-age=86400, immutable';
    return sendPhoto(reply, photos.files, { leadId, hash, size: 'whole' }, kept);
  });
}

/**
 * `/api/admin/leads/{id}/photos/{hash}`: a photo for the signed-in owner; `photos.zip`: all photos
 * of a lead.
 */
export function adminPhotoRoutes(app: FastifyInstance, { photos, audit, now }: Context): void {
  app.get(`${paths.adminLeads}/:leadId/photos/:hash`, async (request, reply) => {
    const { leadId, hash } = parseInput(paramsSchema, request.params);
    const { size } = parseInput(sizeSchema, request.query);
    // Not cached by the browser: the next person at it could see it after the owner has signed out.
    return sendPhoto(reply, photos.files, { leadId, hash, size }, NO_STORE);
  });

  app.get(`${paths.adminLeads}/:leadId/photos.zip`, async (request, reply) => {
    const { leadId } = parseInput(leadSchema, request.params);
    const kept = await photos.store.ofLead(leadId);
    if (kept.length === 0) throw notFound('This lead has no photos.');
    await audit.note(request, { kind: 'export', subject: 'photos', to: String(kept.length) });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="photos-${businessDay(now())}.zip"`)
      .header('cache-control', 'no-store')
      .send(archiveOf(kept, photos.files));
  });
}

type Wanted = { leadId: string; hash: string; size: Size };

async function sendPhoto(
  reply: FastifyReply,
  files: PhotoFiles,
  { leadId, hash, size }: Wanted,
  cacheControl: string,
): Promise<FastifyReply> {
  const bytes = await files.read(leadId, hash, size);
  if (bytes === null) throw notFound('Photo not found.');
  return reply
    .header('content-type', 'image/jpeg')
    .header('cache-control', cacheControl)
    .send(bytes);
}

/** Photos are already compressed. */
const PACKING = { compressionLevel: 1, mode: 0o600 } as const;

/**
 * The photos of a lead as a zip file, one in memory at a time. The stream fails if one of them is
 * missing.
 */
export function archiveOf(photos: readonly Photo[], files: PhotoFiles): Readable {
  const zip = new ZipFile();
  const body = new PassThrough();
  zip.on('error', (error: Error) => body.destroy(error));
  for (const [at, { leadId, hash, caption, receivedAt }] of photos.entries()) {
    const options = { ...PACKING, mtime: new Date(receivedAt) };
    zip.addReadStreamLazy(photoFileName(at + 1, caption), options, (give) => {
      const read = async () => {
        const bytes = await files.read(leadId, hash, 'whole');
        if (bytes === null) throw new Error('A photo is missing.');
        give(null, Readable.from([bytes]));
      };
      read().catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
    });
  }
  zip.outputStream.pipe(body);
  zip.end();
  return body;
}
