import { describe, expect, test } from 'vitest';
import { blockOf, capsulesIn } from '#contract/capsule/block.ts';
import { fromHex, toHex } from '#contract/capsule/bytes.ts';
import { isSealed, makeCapsule, openCapsule } from '#contract/capsule/capsule.ts';
import { capsuleOfParts, readQrPart } from '#contract/capsule/qr.ts';
import { newKeyPair } from '#contract/capsule/sealing.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { keptCapsules } from '../../../support/capsules.ts';
import { envelopeFor, envelopesOfAllTypes, personalTraces } from '../../../support/submission.ts';

const lock = fromHex('0123456789abcdef'.repeat(4));
const pair = await newKeyPair();
const envelope = envelopeFor();
const sealed = await makeCapsule({ envelope, lock }, pair);
const open = await makeCapsule({ envelope, lock }, null);

describe.each(keptCapsules)('capsules of version $version', ({ keyPair, capsules }) => {
  test.each(capsules)('a $envelope.formType is read', async (kept) => {
    for (const block of [kept.open, kept.sealed]) {
      const [capsule] = capsulesIn(block);
      if (capsule === undefined) throw new Error('No capsule.');
      const content = await openCapsule(capsule, [keyPair]);
      expect(envelopeSchema.parse(content.envelope)).toEqual(kept.envelope);
      expect(content.lock && toHex(content.lock)).toBe(kept.lock);
    }
  });

  test.each(capsules)('the QR codes of a $envelope.formType are read', async (kept) => {
    const parts = kept.qr.flatMap((code) => readQrPart(code) ?? []);
    expect(blockOf(await capsuleOfParts(parts))).toBe(kept.sealed);
  });
});

test('a capsule brings back what the form sent, of every form type', async () => {
  for (const sent of envelopesOfAllTypes()) {
    for (const key of [pair, null]) {
      const content = await openCapsule(await makeCapsule({ envelope: sent, lock: null }, key), [
        pair,
      ]);
      expect(envelopeSchema.parse(content.envelope)).toEqual(sent);
      expect(content.lock).toBeNull();
    }
  }
});

test('text that looks like a packed phrase, and fields of a later release, are kept', async () => {
  const odd = {
    ...envelope,
    formType: 'of_tomorrow',
    timestamp: '2026-11-20T03:04:05Z',
    data: { message: 'Mozilla/5.0 ( https:// \u00010 \n', ofTomorrow: [1, 'two'] },
  };
  const { envelope: back } = await openCapsule(
    await makeCapsule({ envelope: odd, lock }, null),
    [],
  );
  expect(back).toEqual(odd);
});

test('a sealed capsule shows nothing of its sender', () => {
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed(open)).toBe(false);
  const bytes = new TextDecoder('latin1').decode(sealed);
  const id = new TextDecoder('latin1').decode(fromHex(envelope.submissionId.replaceAll('-', '')));
  for (const trace of [...personalTraces, id]) expect(bytes).not.toContain(trace);
});

test('two capsules of one request differ: each is encrypted with a key of its own', async () => {
  expect(await makeCapsule({ envelope, lock }, pair)).not.toEqual(sealed);
});

test.each([
  ['sealed', sealed],
  ['open', open],
])('a %s capsule with any byte changed is refused', async (_kind, whole) => {
  for (let at = 0; at < whole.length; at += 1) {
    const changed = whole.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(openCapsule(changed, [pair])).rejects.toMatchObject({ name: 'CapsuleError' });
  }
});

test.each([
  ['sealed', sealed],
  ['open', open],
])('a %s capsule that ends anywhere too early is refused', async (_kind, whole) => {
  for (let length = 0; length < whole.length; length += 1) {
    await expect(openCapsule(whole.slice(0, length), [pair])).rejects.toMatchObject({
      name: 'CapsuleError',
    });
  }
});

test('a capsule of a newer version, or of a key that is not here, says so', async () => {
  const newer = sealed.slice();
  newer[0] = 2;
  await expect(openCapsule(newer, [pair])).rejects.toMatchObject({ problem: 'newer' });
  await expect(openCapsule(sealed, [await newKeyPair()])).rejects.toMatchObject({
    problem: 'unknown_key',
  });
});

test('earlier keys still open what was sealed to them', async () => {
  const content = await openCapsule(sealed, [await newKeyPair(), pair]);
  expect(content.envelope['submissionId']).toBe(envelope.submissionId);
});

test('a capsule that inflates to more than any request is refused', async () => {
  const bomb = await makeCapsule(
    { envelope: { ...envelope, data: { message: ' '.repeat(300_000) } }, lock },
    null,
  );
  expect(bomb.length).toBeLessThan(2000);
  await expect(openCapsule(bomb, [])).rejects.toMatchObject({ problem: 'damaged' });
});
