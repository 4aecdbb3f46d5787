import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import {
  contentOverviewSchema,
  revisionAnswerSchema,
} from '../../../src/contract/admin/content.ts';
import { paths } from '../../../src/contract/paths.ts';
import { notFound } from '../../../src/content/not-found.ts';
import { projects } from '../../../src/content/projects/index.ts';
import { projectKinds } from '../../../src/content/projects/kinds.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';

const TITLE = 'Sandstone steps';

test('a project that is published is on the page with its pictures, and gone once it is withdrawn', async ({
  page,
  site,
}) => {
  const cookie = await site.signIn();
  const [before, after] = [
    await upload(site, cookie, '#775533'),
    await upload(site, cookie, '#ccbb99'),
  ];
  const entry = { kind: 'project', slug: 'sandstone-steps' };
  const data = {
    title: TITLE,
    location: 'Balmain',
    year: 2025,
    category: projectKinds[0]?.id,
    summary: 'Seven worn steps.',
    before: { upload: before, alt: 'Worn steps' },
    after: { upload: after, alt: 'Even steps' },
  };
  const revision = { ...entry, id: randomUUID(), base: null, state: 'published', data };
  await publish(site, cookie, revision);

  // The policy of the page allows no style or script that it does not name.
  await page.goto('/projects');
  const heading = page.getByRole('heading', { name: TITLE });
  await expect(heading).toBeVisible();
  const picture = page.getByRole('img', { name: 'Worn steps' }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // A card is as wide as its column, however few its words are.
  const card = page.getByRole('listitem').filter({ has: heading });
  const widths = await card.evaluate((item) =>
    [item, ...item.children].map((part) => Math.round(part.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);

  const withdrawal = { ...entry, id: randomUUID(), base: revision.id };
  await publish(site, cookie, { ...withdrawal, state: 'withdrawn', data: null });
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading).toBeHidden();
});

test('the page of a job that the site was built with is not found once that is taken off', async ({
  site,
  request,
}) => {
  const [built] = projects;
  if (!built) throw new Error('the site was built without projects');
  const address = `/projects/${built.id}`;
  expect((await request.get(address)).status()).toBe(200);
  const entry = { kind: 'project', slug: built.id, base: null, id: randomUUID() };
  await publish(site, await site.signIn(), { ...entry, state: 'withdrawn', data: null });
  const answer = await request.get(address);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(notFound.h1);
});

async function upload(site: Site, cookie: string, background: string): Promise<string> {
  const id = randomUUID();
  const size = { width: 1200, height: 900, channels: 3 as const };
  const body = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  const answer = await fetch(`${site.url}${paths.adminContent}/uploads/${id}`, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { cookie, 'content-type': 'image/jpeg' },
  });
  expect(answer.status).toBe(200);
  return id;
}

/** Posts a revision and waits until its pages are served. */
async function publish(site: Site, cookie: string, revision: object): Promise<void> {
  const answer = await fetch(`${site.url}${paths.adminContent}`, {
    method: 'POST',
    body: JSON.stringify(revision),
    headers: { cookie, 'content-type': 'application/json' },
  });
  expect(revisionAnswerSchema.parse(await answer.json()).overtaken).toBe(false);
  const state = async () => {
    const overview = await fetch(`${site.url}${paths.adminContent}`, { headers: { cookie } });
    return contentOverviewSchema.parse(await overview.json()).publication.state;
  };
  await expect.poll(state, { timeout: 40_000 }).toBe('current');
}
