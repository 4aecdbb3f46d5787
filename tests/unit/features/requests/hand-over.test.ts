import { beforeEach, expect, test, vi } from 'vitest';
import { capsulesIn } from '#contract/capsule/block.ts';
import { openCapsule } from '#contract/capsule/capsule.ts';
import { lockOf } from '#contract/capsule/packing.ts';
import { capsuleOfParts, readQrPart } from '#contract/capsule/qr.ts';
import { handedOver, mailLink, smsLink } from '#features/requests/hand-over.ts';
import { get } from '#outbox/core/rows.ts';
import { edit, envelopeOf, mayHaveArrived, noteHandedOver } from '#outbox/leads/actions.ts';
import { put } from '#outbox/leads/store.ts';
import { rowWith, serverAt, submissionFor, visitor } from '../../../support/submission.ts';
import { memoryCaches } from '../../../sw/memory-caches.ts';
import { freshOutbox } from '../../outbox/fresh-outbox.ts';

beforeEach(async () => {
  await freshOutbox();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

async function waiting() {
  const submission = submissionFor(serverAt('https://ashlarandsons.example'));
  await put(submission);
  const row = await get(submission.envelope.submissionId);
  if (row === null) throw new Error('not stored');
  return row;
}

test('a request that is handed over carries all of it, in the text and in the codes', async () => {
  const row = await waiting();
  const handed = await handedOver(row);
  expect(handed?.text).toContain(visitor.phone);
  const [capsule] = capsulesIn(handed?.text ?? '');
  const content = capsule && (await openCapsule(capsule, []));
  expect(content?.envelope['submissionId']).toBe(row.id);
  expect(content?.lock).toEqual(await lockOf(row.leadKey));
  const parts = (handed?.codes ?? []).flatMap((code) => readQrPart(code) ?? []);
  expect((await openCapsule(await capsuleOfParts(parts), [])).envelope).toEqual(content?.envelope);
});

test('links carry the text as phones read it', () => {
  expect(smsLink('a & b\n+')).toMatch(/^sms:\+\d+\?&body=a%20%26%20b%0A%2B$/);
  expect(mailLink('No. 1', 'a\nb')).toMatch(/^mailto:[^?]+\?subject=No\.%201&body=a%0D%0Ab$/);
});

test('one that has been erased is not handed over', async () => {
  expect(await handedOver(rowWith({ state: 'delivered', envelope: null }))).toBeNull();
});

test('once handed over it may have arrived, and a correction is a newer version', async () => {
  const row = await waiting();
  expect(mayHaveArrived(row)).toBe(false);
  await noteHandedOver(row.id);
  const noted = await get(row.id);
  expect(noted && mayHaveArrived(noted)).toBe(true);
  const envelope = envelopeOf(row);
  if (envelope === null) throw new Error('no envelope');
  await edit(row.id, envelope);
  expect((await get(row.id))?.revision).toBe(row.revision + 1);
});
