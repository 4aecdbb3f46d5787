import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { photoLimits } from '../../src/contract/limits.ts';
import { expect, offline } from '../support/fixtures.ts';
import { fillHero, heroForm, installed, partsKept } from '../support/hero.ts';
import { longUnless } from '../support/long.ts';
import { PhotoLine } from '../support/photo-line.ts';
import { keptHashes, keptPhotos, largePhoto, phonePhoto } from '../support/photos.ts';
import { outOfRange } from '../support/signal.ts';

const UPRIGHT = { width: 1200, height: 1600, hasMetadata: false };

/** The bytes of the photographs as they lie on the phone, as SHA-256 in hex, in order. */
async function hashesOnPhone(page: Page): Promise<readonly string[]> {
  const pictures: unknown = await page.evaluate(async () => {
    const opening = indexedDB.open('ashlar');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction('photoBytes').objectStore('photoBytes');
    const reading = store.getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result.map((bytes: ArrayBuffer) => [...new Uint8Array(bytes)]);
  });
  return z
    .array(z.array(z.int()))
    .parse(pictures)
    .map((bytes) => createHash('sha256').update(Buffer.from(bytes)).digest('hex'))
    .sort();
}

offline(
  'four photographs of 12 megapixels, taken without signal with the tab closed, are there with their lead by the worker, once each, as the phone sent them',
  longUnless(false),
  async ({ openTab, site, recorder, arrivedOnce }) => {
    const names = ['street.jpg', 'wall.jpg', 'crack.jpg', 'coin.jpg'];
    const photos = await Promise.all(names.map(phonePhoto));
    const tab = await openTab('/');
    await partsKept(tab);
    await outOfRange(tab.context(), site);
    await tab.reload();
    await fillHero(tab);
    const form = heroForm(tab);
    await form.getByLabel('Photos (optional)').setInputFiles(photos);
    await expect(form.getByRole('img', { name: 'Photo 4' })).toBeVisible({ timeout: 60_000 });
    const onPhone = await hashesOnPhone(tab);
    expect(new Set(onPhone).size).toBe(4);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(tab.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    // A tab of nobody's, so that the browser stays.
    await openTab();
    await tab.close();
    await site.up();
    await (await openTab()).context().setOffline(false);
    const lead = await arrivedOnce();
    expect(lead.data).toMatchObject({ photoCount: 4 });
    // The server compares what came with this hash before it draws it again.
    await expect
      .poll(() => keptHashes(site, lead.submissionId), { timeout: 60_000 })
      .toEqual(onPhone);
    expect(await keptPhotos(site, lead.submissionId)).toEqual([UPRIGHT, UPRIGHT, UPRIGHT, UPRIGHT]);
    await expect.poll(() => recorder.followUps.length).toBe(1);
    expect(recorder.received).toHaveLength(1);
    expect(await site.inbox()).toHaveLength(1);
  },
);

offline(
  'a browser that is killed in the middle of a piece sends no more than that piece again',
  longUnless(false),
  async ({ browserProcess, openTab, site, arrivedOnce }) => {
    const line = await PhotoLine.start();
    line.target = site.url;
    try {
      const tab = await openTab(line.url);
      await installed(tab);
      await fillHero(tab);
      const form = heroForm(tab);
      await form.getByLabel('Photos (optional)').setInputFiles(await largePhoto('wall.jpg'));
      await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      // In the middle of the second piece.
      const killed = new Promise<void>((resolve, reject) => {
        line.onPart = (sent) => {
          if (sent < photoLimits.pieceBytes * 1.4) return;
          line.onPart = () => undefined;
          browserProcess.kill().then(resolve, reject);
        };
      });
      line.delayMs = 50;
      await form.getByRole('button', { name: 'Send Request' }).click();
      await killed;
      line.delayMs = 0;
      await browserProcess.up();
      const again = await openTab(`${line.url}/requests`);
      await expect(again.getByText('Its photo has arrived.')).toBeVisible({ timeout: 30_000 });
      const lead = await arrivedOnce();
      expect(await keptHashes(site, lead.submissionId)).toHaveLength(1);
      const sizes = [...line.lengths.values()];
      expect(sizes).toHaveLength(1);
      const twice = line.sent - (sizes[0] ?? 0);
      expect(twice).toBeGreaterThanOrEqual(0);
      expect(twice).toBeLessThanOrEqual(photoLimits.pieceBytes);
    } finally {
      await line.close();
    }
  },
);
