import { expect, test } from 'vitest';
import { CAPSULE_TEXT_MAX, capsuleText, capsuleWords } from '#content/capsule.ts';
import { blockOf, capsulesIn } from '#contract/capsule/block.ts';
import { makeCapsule } from '#contract/capsule/capsule.ts';
import { fromHex } from '#contract/capsule/bytes.ts';
import { newKeyPair } from '#contract/capsule/sealing.ts';
import { limits } from '#contract/limits.ts';
import { envelopeFor, visitor } from '../../support/submission.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const words = `The retaining wall behind our terrace has moved about forty millimetres since the storms in June,
and the sandstone blocks at the corner are loose now. Water runs out of the joints whenever it rains. The neighbour
says that the footing of the boundary fence was undermined when the pool next door was dug. We would like somebody
to look at it before the next big rain and to say whether it must be propped. Access is through the side lane; the
key is with number 14, please ring first. The dog is friendly.`;

async function messageOf(formType: 'hero_contact' | 'smart_lead', message: string, sealed = true) {
  const name = formType === 'smart_lead' ? 'description' : 'message';
  const envelope = envelopeFor({
    formType,
    data: {
      [name]: message,
      userAgent: phone,
      referrer: 'https://www.google.com/',
      landingPage: '/services/masonry',
      firstReferrer: 'www.google.com',
    },
  });
  const pair = await newKeyPair();
  const lock = fromHex('ab'.repeat(32));
  const capsule = await makeCapsule({ envelope, lock }, sealed ? pair : null);
  const summary = {
    name: visitor.name,
    phone: visitor.phone,
    service: 'Masonry',
    location: visitor.address,
    message,
  };
  const written = capsuleText(summary, envelope.submissionId, {
    block: blockOf(capsule),
    isSealed: sealed,
  });
  return { ...written, capsule };
}

test('a message is read by people first, then by the receiver', async () => {
  const { text, capsule } = await messageOf('hero_contact', 'A crack over the window.');
  const lines = text.split('\n');
  expect(lines.slice(1, 6)).toEqual([
    visitor.name,
    visitor.phone,
    'About: Masonry',
    `Where: ${visitor.address}`,
    'A crack over the window.',
  ]);
  expect(lines[8]).toBe(capsuleWords.sealed);
  expect(capsulesIn(text)).toEqual([capsule]);
});

test('one that is not encrypted says so', async () => {
  const { text } = await messageOf('hero_contact', '', false);
  expect(text).toContain(capsuleWords.open);
});

test.each(['hero_contact', 'smart_lead'] as const)(
  'a long %s fits into 1,600 characters, with the beginning of its words',
  async (formType) => {
    const { text, isTooLong } = await messageOf(formType, words.slice(0, limits.messageMax));
    expect(isTooLong).toBe(false);
    expect(text.length).toBeLessThanOrEqual(CAPSULE_TEXT_MAX);
    expect(text).toContain('The retaining wall behind our terrace has moved');
  },
);

test('a description of the greatest length says that it is too long for one message', async () => {
  let seed = 7;
  const noise = Array.from({ length: limits.descriptionMax }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCharCode(33 + (Math.floor(seed / 2 ** 16) % 90));
  }).join('');
  const { text, isTooLong, capsule } = await messageOf('smart_lead', noise);
  expect(isTooLong).toBe(true);
  expect(capsulesIn(text)).toEqual([capsule]);
});
