import type { FastifyInstance } from 'fastify';
import {
  type ContentOverview,
  revisionAnswerSchema,
  revisionPostSchema,
  uploadAnswerSchema,
  uploadQuerySchema,
} from '#contract/admin/content.ts';
import { contentKindSchema, slugSchema } from '#contract/content/kinds.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { nameIn, sessionOf } from '../admin/current.ts';
import { revisionOf } from '../publishing/drafts.ts';
import type { Context } from '../context.ts';
import { NO_STORE } from '../headers.ts';
import { HttpError, notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';

const MB = 1024 * 1024;
/** Phones send pictures that they have made smaller; one straight from a camera has about as much. */
const UPLOAD_BYTES = 20 * MB;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];

const entrySchema = z.object({ kind: contentKindSchema, slug: slugSchema });
const uploadSchema = z.object({ id: z.uuid() });
/** An upload by its id, or a picture that a revision has by its hash. */
const shownSchema = z.object({
  id: z.union([z.uuid(), z.string().check(z.regex(/^[0-9a-f]{8}$/))]),
});
const widthSchema = z.object({
  width: z.prefault(z.coerce.number().check(z.minimum(1), z.maximum(10_000)), 480),
});

/** `/api/admin/content`: what the pages show, its revisions, and the pictures uploaded for it. */
export function contentRoutes(app: FastifyInstance, context: Context): void {
  const { store, audit, now, publisher } = context;
  const { revisions, uploads } = store.content;

  app.get(paths.adminContent, async (): Promise<ContentOverview> => ({
    entries: await revisions.overview(),
    publication: publisher.state(),
  }));

  app.get(`${paths.adminContent}/:kind/:slug/revisions`, async (request) => {
    const { kind, slug } = parseInput(entrySchema, request.params);
    return { revisions: await revisions.history(kind, slug) };
  });

  app.route({
    method: 'POST',
    url: paths.adminContent,
    async handler(request) {
      const post = parseInput(revisionPostSchema, request.body);
      if (post.state !== 'draft' && sessionOf(request).person.role !== 'owner') {
        throw new HttpError(
          403,
          'owner_only',
          'Only an owner may publish or withdraw. Save it as a draft.',
        );
      }
      const by = { author: nameIn(request), at: new Date(now()).toISOString() };
      const revision = await revisionOf(post, by, { uploads, published: revisions.published });
      const added = await revisions.add(revision, ({ kind, slug, state }) =>
        audit.entryOf(request, { kind: 'content', subject: `${kind}:${slug}`, to: state }),
      );
      // Before other servers are told: an overview that is asked for next says that it renders.
      if (added.revision.state !== 'draft') publisher.wake();
      return revisionAnswerSchema.parse(added);
    },
  });

  // In a scope of its own: no other route takes pictures as a body.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      pictureTypes,
      { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.route({
      method: 'PUT',
      url: `${paths.adminContent}/uploads/:id`,
      bodyLimit: UPLOAD_BYTES,
      async handler(request) {
        const { id } = parseInput(uploadSchema, request.params);
        if (!Buffer.isBuffer(request.body)) {
          throw new HttpError(415, 'wrong_type', 'The body must be a picture.');
        }
        const { as } = parseInput(uploadQuerySchema, request.query);
        const { width, height } = await context.conversions.receive(id, request.body, as);
        return uploadAnswerSchema.parse({ upload: id, width, height });
      },
    });
    done();
  });

  app.get(`${paths.adminContent}/uploads/:id`, async (request, reply) => {
    const { id } = parseInput(shownSchema, request.params);
    const { width: wanted } = parseInput(widthSchema, request.query);
    const upload = (await uploads.find(id)) ?? (await uploads.findByHash(id));
    const width = upload?.widths.find((one) => one >= wanted) ?? upload?.widths.at(-1);
    const bytes =
      upload === null || width === undefined
        ? null
        : await context.photos.files.read(upload.id, upload.hash, `${width}.webp`);
    if (bytes === null) throw notFound('Picture not found.');
    // Not cached by the browser: it may be of a draft that the next person at it may not see.
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': NO_STORE }).send(bytes);
  });
}
