import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { pageCard } from '#content/logo.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { addedService } from '../../support/added.ts';
import { asEditor } from '../support/content.ts';
import { aRenderedSite, publication } from '../support/published.ts';
import { aSite } from '../support/site.ts';

/** Pictures are converted with a low priority: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

test('the picture of an added page is served in its widths, and on a card that is cropped around its focal point', async () => {
  const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
  const editor = await asEditor(app);
  // Upright, green above and red below.
  const half = { width: 1000, height: 1000, channels: 3 as const };
  const below = await sharp({ create: { ...half, background: '#c02020' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...half, height: 2000, background: '#20c020' } })
    .composite([{ input: below, left: 0, top: 1000 }])
    .jpeg()
    .toBuffer();
  const upload = randomUUID();
  await editor.upload({ id: upload, bytes });
  const draft = { upload, alt: 'Half and half' };
  let base: string | null = null;
  for (const [y, shown] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const data = { ...addedService, picture: { ...draft, focus: { x: 0.5, y } } };
    const head = { id: randomUUID(), slug: 'roofs', base, state: 'published' } as const;
    const { revision } = await editor.publish({ ...head, kind: 'service', data });
    base = revision.id;
    await publication(app);
    const page = revision.kind === 'service' ? revision.data : null;
    if (page === null || !('label' in page) || !page.picture) throw new Error('no picture');
    const { picture } = page;
    for (const width of picture.widths)
      for (const format of ['avif', 'webp'] as const) {
        const file = await get(pictureUrl(picture, width, format));
        expect([file.statusCode, file.headers['content-type']]).toEqual([200, `image/${format}`]);
      }
    const card = await sharp((await get(pageCard(picture, null))).rawPayload);
    expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { channels } = await card.stats();
    const most = channels.findIndex(({ mean }) => mean > 150);
    expect(most).toBe(shown);
  }
});
