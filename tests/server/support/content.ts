import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import {
  type RevisionPost,
  revisionAnswerSchema,
  type UploadUse,
} from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { PASSWORD } from './owner.ts';

type ProjectPost = Extract<RevisionPost, { kind: 'project' }>;
type TestimonialPost = Extract<RevisionPost, { kind: 'testimonial' }>;

/** A picture that the editor sends. */
type Sending = { id?: string; bytes: Buffer; type?: string; as?: UploadUse };

/** Signs in as the owner; sends pictures and revisions as the editor does. */
export async function asEditor(app: FastifyInstance) {
  const signedIn = await app.inject({
    method: 'POST',
    url: paths.session,
    payload: { password: PASSWORD },
  });
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const upload = ({ id = randomUUID(), bytes, type = 'image/jpeg', as = 'picture' }: Sending) =>
    app.inject({
      method: 'PUT',
      url: `${paths.adminContent}/uploads/${id}?as=${as}`,
      payload: bytes,
      headers: { 'content-type': type },
      cookies,
    });
  /** Posts anything; the answer as it is. */
  const post = (payload: object) =>
    app.inject({ method: 'POST', url: paths.adminContent, payload, cookies });
  return {
    upload,
    post,
    get: (url: string) => app.inject({ url, cookies }),
    /** Posts a revision that is accepted. */
    publish: async (revision: RevisionPost) =>
      revisionAnswerSchema.parse((await post(revision)).json()),
    /** Uploads a pair of pictures; the ids of both. */
    async uploadPair(): Promise<{ before: string; after: string }> {
      const pair = { before: randomUUID(), after: randomUUID() };
      await upload({ id: pair.before, bytes: await aSitePicture('#884422') });
      await upload({ id: pair.after, bytes: await aSitePicture('#aabbcc') });
      return pair;
    },
  };
}

/** Another firm, published over the sample. */
export const aFirm = (): RevisionPost => ({
  id: randomUUID(),
  kind: 'business',
  slug: 'business',
  base: null,
  state: 'published',
  data: ownFirm,
});

/** A picture of one colour. */
export function aSitePicture(background: string, width = 1000, height = 750): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A project as the editor sends it, with pictures that have been uploaded. */
export function aProject(
  pair: { before: string; after: string },
  changes: Partial<ProjectPost> = {},
): ProjectPost {
  const data = {
    title: 'Sandstone steps',
    location: 'Balmain',
    year: 2025,
    category: 'masonry',
    summary: 'Seven worn steps turned over and bedded again in lime.',
    before: { upload: pair.before, alt: 'Worn steps' },
    after: { upload: pair.after, alt: 'Even steps' },
  };
  const head = { id: randomUUID(), slug: 'sandstone-steps', base: null } as const;
  return { ...head, state: 'published', kind: 'project', data, ...changes };
}

/** A testimonial with this title, after another revision of it. */
export function titled(title: string, base: string | null = null): TestimonialPost {
  const testimonial = aTestimonial({ base });
  return { ...testimonial, data: testimonial.data && { ...testimonial.data, title } };
}

/** A testimonial as the editor sends it. */
export function aTestimonial(changes: Partial<TestimonialPost> = {}): TestimonialPost {
  const data = {
    name: 'Mary O’Neill',
    location: 'Balmain',
    date: '2026-03',
    rating: 5 as const,
    title: 'On time',
    content: 'They came when they said they would.',
    project: 'Sandstone steps',
  };
  const head = { id: randomUUID(), slug: 'mary-oneill', base: null } as const;
  return { ...head, state: 'published', kind: 'testimonial', data, ...changes };
}
