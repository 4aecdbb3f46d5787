import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import {
  contentOverviewSchema,
  type Revision,
  revisionAnswerSchema,
  type RevisionPost,
} from '../../src/contract/admin/content.ts';
import { paths } from '../../src/contract/paths.ts';
import { ownFirm } from './own-firm.ts';
import type { Site } from './site.ts';

type ProjectPost = Extract<RevisionPost, { kind: 'project' }>;

type PageOf<Kind extends RevisionPost['kind']> = Pick<
  Extract<RevisionPost, { kind: Kind }>,
  'kind' | 'slug' | 'data'
>;

/** A project of the stories, which no other on the site resembles. */
export const project = {
  slug: 'rozelle-belvedere',
  title: 'Belvedere over the water',
  location: 'Rozelle',
  year: 2026,
  category: 'heritage',
  summary:
    'The belvedere had lost its cornice to the salt. We cast it again from the one side that stood.',
} as const;

/** An answer, once there is one: after a change of the firm, its services or areas the server replaces itself. */
async function answered(ask: () => Promise<Response>): Promise<Response> {
  let answer = Response.error();
  await expect(async () => {
    answer = await ask();
  }).toPass({ timeout: 60_000 });
  return answer;
}

/** Publishes content as the editor does, signed in as the owner. */
export async function publisher(site: Site) {
  const cookie = await site.signIn();
  const url = `${site.url}${paths.adminContent}`;
  const post = async (revision: RevisionPost): Promise<Revision> => {
    const body = JSON.stringify(revision);
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await answered(() => fetch(url, { method: 'POST', headers, body }));
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return revisionAnswerSchema.parse(await answer.json()).revision;
  };
  const upload = async (background: string): Promise<string> => {
    const id = randomUUID();
    const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
    const body = new Uint8Array(await picture.jpeg().toBuffer());
    const headers = { cookie, 'content-type': 'image/jpeg' };
    const answer = await fetch(`${url}/uploads/${id}`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return id;
  };
  /** Resolves when visitors are served everything that was published. */
  const served = () =>
    expect
      .poll(
        async () => {
          // The server may just be replacing itself.
          const overview = await fetch(url, { headers: { cookie } }).catch(() => null);
          return overview && contentOverviewSchema.parse(await overview.json()).publication;
        },
        { timeout: 60_000 },
      )
      .toMatchObject({ state: 'current', problem: null });
  return {
    upload,
    async publish(changes: Partial<ProjectPost['data'] & object> = {}): Promise<Revision> {
      const { slug, ...words } = project;
      const before = { upload: await upload('#5a4a3a'), alt: 'The belvedere without its cornice' };
      const after = { upload: await upload('#d8c8a8'), alt: 'The belvedere with its cornice' };
      const data = { ...words, before, after, ...changes };
      const revision = { id: randomUUID(), slug, base: null, state: 'published' } as const;
      const stored = await post({ ...revision, kind: 'project', data });
      await served();
      return stored;
    },
    /** Publishes home’s opening picture, or a service or an area that the build has not. */
    async publishPage(
      page: PageOf<'service'> | PageOf<'area'> | PageOf<'home'>,
    ): Promise<Revision> {
      const head = { id: randomUUID(), base: null, state: 'published' } as const;
      const stored = await post({ ...head, ...page });
      await served();
      return stored;
    },
    async withdrawPage({ id, kind, slug }: Revision): Promise<void> {
      if (kind !== 'service' && kind !== 'area') throw new Error(`No page: ${kind}`);
      const revision = { id: randomUUID(), slug, base: id, state: 'withdrawn' } as const;
      await post({ ...revision, kind, data: null });
      await served();
    },
    /** Takes a page of the build off the site. */
    async switchOff(kind: 'service' | 'area', slug: string): Promise<void> {
      const revision = { id: randomUUID(), slug, base: null, state: 'withdrawn' } as const;
      await post({ ...revision, kind, data: null });
      await served();
    },
    async publishFirm(): Promise<Revision> {
      const revision = { id: randomUUID(), slug: 'business', base: null } as const;
      const data = ownFirm;
      const stored = await post({ ...revision, state: 'published', kind: 'business', data });
      await served();
      return stored;
    },
    async withdrawFirm({ id, slug }: Revision): Promise<void> {
      const revision = { id: randomUUID(), slug, base: id, state: 'withdrawn' } as const;
      await post({ ...revision, kind: 'business', data: null });
      await served();
    },
    async withdraw({ id, slug }: Revision): Promise<void> {
      const revision = { id: randomUUID(), slug, base: id, state: 'withdrawn' } as const;
      await post({ ...revision, kind: 'project', data: null });
      await served();
    },
  };
}
