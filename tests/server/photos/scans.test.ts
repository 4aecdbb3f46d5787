import sharp from 'sharp';
import { expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { createRedraw, scansOf } from '#server/photos/redraw.ts';
import { BOMB_SCANS, scanBomb } from '../../support/scan-bomb.ts';
import { aLead } from '../support/lead.ts';
import { aDetailedPicture, announced, append, create, takeBack, upload } from '../support/photo.ts';
import { aServer, sendLead } from '../support/server.ts';

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Forty-nine megapixels in a few kilobytes. */
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a5673f' } })
    .png()
    .toBuffer();

test('the scans of a JPEG are counted without decoding it', async () => {
  expect(scansOf(await noise(200).jpeg().toBuffer())).toBe(1);
  expect(scansOf(await noise(200).jpeg({ progressive: true }).toBuffer())).toBeGreaterThan(5);
  expect(scansOf(scanBomb(200))).toBe(BOMB_SCANS);
  for (const bytes of [[], [0xff], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xda, 0, 0]]) {
    expect(scansOf(Buffer.from(bytes))).toBeLessThanOrEqual(1);
  }
});

test('a progressive photograph of a camera is taken, one with thousands of scans is refused at once', async () => {
  const { app } = await aServer();
  const good = announced(await noise(400).jpeg({ progressive: true }).toBuffer());
  expect(await upload(app, good)).toBe(204);
  const bomb = announced(scanBomb(6000));
  const begun = performance.now();
  expect(await upload(app, bomb)).toBe(422);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('what takes too long to draw is ended, refused, and keeps nobody from the next one', async () => {
  const hasty = createRedraw({ longestMs: 1 });
  const picture = await noise(900).jpeg().toBuffer();
  await expect(hasty.redraw(picture)).rejects.toMatchObject({ status: 422 });
  hasty.stop();
  const patient = createRedraw({ longestMs: 25_000 });
  expect(await patient.redraw(picture)).toMatchObject({ width: 900, height: 900 });
  await expect(patient.redraw(Buffer.from('no picture'))).rejects.toMatchObject({ status: 422 });
  patient.stop();
});

test('a photograph is taken back while others are being drawn, without waiting for them', async () => {
  const { app, store } = await aServer();
  const lead = aLead({ data: { photoCount: 2 } });
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  const key = 'ab'.repeat(32);
  const kept = { ...announced(await aDetailedPicture(), submissionId), key };
  await upload(app, kept);
  const slow = announced(await flat(7000));
  await create(app, slow);
  let drawn = false;
  const drawing = append(app, slow).finally(() => {
    drawn = true;
  });
  expect((await takeBack(app, kept.id, key)).statusCode).toBe(204);
  expect(drawn).toBe(false);
  await drawing;
  const { leadId, hash } = partsOfPhotoId(kept.id);
  expect(await store.photos.find(leadId, hash)).toBeNull();
}, 60_000);
