import { expect, test } from 'vitest';
import { makeCapsule } from '#contract/capsule/capsule.ts';
import { capsuleOfParts, QR_MAX, qrPartsOf, readQrPart } from '#contract/capsule/qr.ts';
import { envelopeFor } from '../../../support/submission.ts';

const ALPHANUMERIC = /^[\dA-Z $%*+\-./:]+$/;

async function partsOf(length: number) {
  const noise = Array.from({ length }, (_, index) =>
    String.fromCharCode(33 + ((index * index) % 90)),
  );
  const message = noise.join('');
  const capsule = await makeCapsule(
    { envelope: envelopeFor({ data: { message } }), lock: null },
    null,
  );
  const codes = await qrPartsOf(capsule);
  return { capsule, codes, parts: codes.flatMap((code) => readQrPart(code) ?? []) };
}

// Lengths around those at which another code is needed.
const lengths = [0, 1, 2, 499, 500];

test.each(lengths)('codes of a request with %i characters are within the limit', async (length) => {
  const { capsule, codes, parts } = await partsOf(length);
  for (const code of codes) {
    expect(code).toMatch(ALPHANUMERIC);
    expect(code.length).toBeLessThanOrEqual(QR_MAX);
  }
  expect(await capsuleOfParts(parts.toReversed())).toEqual(capsule);
});

test('capsules of every size come back from their codes', async () => {
  for (let size = 1; size < 4000; size += 37) {
    const capsule = new Uint8Array(size).map((_, index) => (index * 31 + size) % 256);
    const codes = await qrPartsOf(capsule);
    expect(Math.max(...codes.map(({ length }) => length))).toBeLessThanOrEqual(QR_MAX);
    const parts = codes.flatMap((code) => readQrPart(code) ?? []);
    expect(parts).toHaveLength(codes.length);
    expect(await capsuleOfParts(parts)).toEqual(capsule);
  }
});

test('codes of another request are left out, and missing ones are named as missing', async () => {
  const capsule = new Uint8Array(2000).fill(7);
  const [first, second, third] = (await qrPartsOf(capsule)).flatMap(
    (code) => readQrPart(code) ?? [],
  );
  const [stranger] = (await qrPartsOf(new Uint8Array(2000).fill(8))).flatMap(
    (code) => readQrPart(code) ?? [],
  );
  if (!first || !second || !third || !stranger) throw new Error('Too few codes.');
  expect(await capsuleOfParts([second, stranger, third, first])).toEqual(capsule);
  await expect(capsuleOfParts([first, stranger, third])).rejects.toMatchObject({
    problem: 'incomplete',
  });
  const changed = { ...second, data: `0${second.data.slice(1)}` };
  await expect(capsuleOfParts([first, changed, third])).rejects.toMatchObject({
    problem: 'damaged',
  });
});

test.each(['', 'https://example.com', 'REQUEST:0011AABB/0/1:00', 'REQUEST:0011AABB/2/1:00'])(
  'a code that is none of ours is ignored: %s',
  (code) => {
    expect(readQrPart(code)).toBeNull();
  },
);
