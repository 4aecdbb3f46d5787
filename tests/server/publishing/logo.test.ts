import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { logoIcon, wordlessCard } from '#content/logo.ts';
import { pictures } from '#content/pictures/all.ts';
import { shareCards } from '#content/pictures/catalogue.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { sessionSchema } from '#contract/admin/session.ts';
import { contentOverviewSchema, type RevisionPost } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import { asEditor } from '../support/content.ts';
import { aRenderedSite, publication } from '../support/published.ts';
import { aServer } from '../support/server.ts';
import { aSite } from '../support/site.ts';

/** Pictures are converted with a low priority: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

type Editor = Awaited<ReturnType<typeof asEditor>>;

type Draft = { upload: string; alt: string };

const look = (logo: Draft | undefined, changes: object = {}): RevisionPost => ({
  id: randomUUID(),
  slug: 'look',
  base: null,
  state: 'published',
  kind: 'look',
  data: { accent: '#1f4653', ...(logo && { logo }) },
  ...changes,
});

const svg = (body: string, size = '300 100'): Buffer =>
  Buffer.from(`<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}">${body}</svg>`);

async function published(editor: Editor, bytes: Buffer, type: string): Promise<ContentPicture> {
  const id = randomUUID();
  const sent = await editor.upload({ id, bytes, type, as: 'logo' });
  expect([sent.statusCode, sent.body]).toEqual([200, expect.any(String)]);
  const { revision } = await editor.publish(look({ upload: id, alt: 'Logo' }));
  if (revision.kind !== 'look' || !revision.data?.logo) throw new Error('no logo');
  return revision.data.logo;
}

/** The pixels of a logo as the editor is shown it, as colours with their opacity. */
async function coloursOf(editor: Editor, { hash }: ContentPicture): Promise<Set<string>> {
  const { rawPayload } = await editor.get(`${paths.adminContent}/uploads/${hash}`);
  const { data } = await sharp(rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(
    Array.from({ length: data.length / 4 }, (_none, at) =>
      data.toString('hex', at * 4, at * 4 + 4),
    ),
  );
}

const square = (background: object | string, channels: 3 | 4 = 4) =>
  sharp({ create: { width: 200, height: 200, channels, background: background } });

test('an SVG is drawn without its script and without what it names elsewhere', async () => {
  const { app } = await aServer();
  const editor = await asEditor(app);
  const hostile = svg(`<script>alert(1)</script>
    <image xlink:href="file:///etc/hostname" width="300" height="100"/>
    <image href="http://127.0.0.1:9/x.png" width="300" height="100"/>
    <rect width="150" height="100" fill="#0000ff"/>`);
  const logo = await published(editor, hostile, 'image/svg+xml');
  expect(logo).toMatchObject({ name: 'logo', width: 480, height: 160, widths: [480] });
  expect(logo.placeholder).toBe('linear-gradient(#ffffff,#ffffff)');
  const colours = [...(await coloursOf(editor, logo))];
  expect(colours.filter((colour) => colour.endsWith('ff')).length).toBeGreaterThan(0);
  for (const colour of colours) expect(colour).toMatch(/00$|^0[0-9]0[0-9]f/);
});

test('a transparent logo keeps its ground, and is shown on a dark one only where it is light', async () => {
  const { app } = await aServer();
  const editor = await asEditor(app);
  const on = async (fill: string) => {
    const drawn = await sharp(svg(`<circle cx="50" cy="50" r="40" fill="${fill}"/>`, '100 100'))
      .resize(400)
      .png()
      .toBuffer();
    return published(editor, drawn, 'image/png');
  };
  const [ink, white] = [await on('#203040'), await on('#fafafa')];
  expect(ink.placeholder).toBe('linear-gradient(#ffffff,#ffffff)');
  expect(white.placeholder).toBe('linear-gradient(#222222,#222222)');
  expect([...(await coloursOf(editor, ink))].some((colour) => colour.endsWith('00'))).toBe(true);
  const opaque = await published(editor, await square('#14324f', 3).png().toBuffer(), 'image/png');
  expect(opaque).toMatchObject({ width: 160, height: 160 });
  expect(opaque.placeholder).toBe('linear-gradient(#14324f,#14324f)');
});

test('a logo of 100 megapixels, and one that is no picture, are refused in words', async () => {
  const { app } = await aServer();
  const editor = await asEditor(app);
  const said = async (bytes: Buffer, type: string) => {
    const answer = await editor.upload({ bytes, type, as: 'logo' });
    return [answer.statusCode, answer.json().error.message];
  };
  const size = { width: 10_000, height: 10_000, channels: 3 as const };
  const large = await sharp({ create: { ...size, background: 'black' } })
    .png()
    .toBuffer();
  const tooLarge = [422, 'This picture has 100 megapixels; at most 60 can be read.'];
  expect(await said(large, 'image/png')).toEqual(tooLarge);
  const vast = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10000" height="10000"><rect width="9" height="9"/></svg>',
  );
  expect(await said(vast, 'image/svg+xml')).toEqual(tooLarge);
  const unread = 'This file is not a picture that can be read. Use an SVG, PNG, JPEG or WebP file.';
  expect(await said(Buffer.from('<!doctype html><p>'), 'image/svg+xml')).toEqual([422, unread]);
  expect(await said(svg('<rect'), 'image/svg+xml')).toEqual([422, unread]);
});

test('a publication has icons and cards of its logo, and without it the build’s again', async () => {
  const dist = aRenderedSite();
  const [card] = shareCards;
  const hero = pictures.find(({ name }) => name === card?.picture);
  if (card === undefined || hero === undefined) throw new Error('no card');
  mkdirSync(join(dist, 'client/pictures'), { recursive: true });
  await square('#804020', 3)
    .resize(1440, 800)
    .webp()
    .toFile(join(dist, 'client', pictureUrl(hero, hero.width, 'webp')));
  const { app, get } = await aSite({ DIST_DIR: dist });
  const editor = await asEditor(app);
  const wide = svg('<rect x="5" y="5" width="290" height="90" fill="#c00000"/>');
  const logo = await published(editor, wide, 'image/svg+xml');
  await publication(app);

  for (const [name, size] of [
    ['favicon-32', 32],
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-192', 192],
    ['maskable-512', 512],
  ] as const) {
    const answer = await get(logoIcon(name, logo));
    expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([
      name,
      200,
      'image/png',
    ]);
    const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
    expect([width, height, hasAlpha]).toEqual([size, size, false]);
  }
  // What is outside a circle of four fifths of the side may be cut off.
  const masked = await sharp((await get(logoIcon('maskable-512', logo))).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const red = Array.from({ length: 512 * 512 }, (_none, at) => at).filter(
    (at) => (masked.data[at * 3 + 1] ?? 0) < 128,
  );
  const furthest = red.reduce(
    (most, at) => Math.max(most, Math.hypot((at % 512) - 256, Math.floor(at / 512) - 256)),
    0,
  );
  expect(furthest).toBeGreaterThan(150);
  expect(furthest).toBeLessThan(0.4 * 512);
  const shown = await get(pictureUrl(logo, logo.width, 'webp'));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  const told = sessionSchema.parse((await editor.get(paths.session)).json());
  expect(told.firm?.logo).toEqual(logo);
  const shared = await get(wordlessCard(card.slug, logo));
  const { format, width, height } = await sharp(shared.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);

  const { entries } = contentOverviewSchema.parse((await editor.get(paths.adminContent)).json());
  const base = entries[0]?.newest.id;
  await editor.publish(look(undefined, { base, state: 'withdrawn', data: null }));
  await publication(app);
  expect((await get('/content.json')).json().content).toBeNull();
  // For pages that are still open.
  expect((await get(logoIcon('icon-192', logo))).statusCode).toBe(200);
});
