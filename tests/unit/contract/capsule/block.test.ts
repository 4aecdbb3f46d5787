import { describe, expect, test } from 'vitest';
import { blockOf, capsulesIn, mayHoldCapsule, readablePart } from '#contract/capsule/block.ts';
import { makeCapsule } from '#contract/capsule/capsule.ts';
import { newKeyPair } from '#contract/capsule/sealing.ts';
import { envelopeFor } from '../../../support/submission.ts';

const pair = await newKeyPair();
const capsule = await makeCapsule({ envelope: envelopeFor(), lock: null }, pair);
const other = await makeCapsule({ envelope: envelopeFor(), lock: null }, pair);
const block = blockOf(capsule);
const oneLine = block.replaceAll('\n', '');

const mangled: Readonly<Record<string, string>> = {
  'as it was written': `Aoife\n(02) 7010 1995\n\n${block}\n\nSent from my phone`,
  'wrapped elsewhere': oneLine.replace(/.{76}/g, '$&\r\n'),
  'quoted by a reply': block.replace(/^/gm, '> '),
  'quoted three times, in a forwarded message': `Begin forwarded message:\n\n${block.replace(/^/gm, '>>> ')}`,
  'quoted with bars': block.replace(/^/gm, '| '),
  'as quoted-printable': oneLine.replace(/.{70}/g, '$&=\r\n'),
  'with non-breaking and zero-width spaces': oneLine.replace(/.{30}/g, '$&\u00a0\u200b\ufeff'),
  'as HTML': `<div dir="ltr"><p>Aoife</p><p>${block.replaceAll('\n', '<br>\n')}</p></div>`,
  'as HTML with breaks that may be taken': oneLine.replace(/.{20}/g, '$&<wbr/>&#8203;&shy;'),
  'as HTML with entities': `&lt;br&gt;${block
    .replace('[', '&#91;')
    .replace(']', '&rsqb;')
    .replace(':', '&#x3a;')
    .replaceAll('\n', '&nbsp;&#13;\n&gt; ')}`,
  'with typographic dashes': block.replace(/--/g, '—').replace(/-/g, '–'),
  'in bold': `*${block}*`,
};

describe('a block is found', () => {
  test.each(Object.entries(mangled))('%s', (_how, message) => {
    expect(capsulesIn(message)).toEqual([capsule]);
  });

  test('once, in a message that quotes it', () => {
    expect(capsulesIn(`${block}\n\n> ${block.replaceAll('\n', '\n> ')}`)).toEqual([capsule]);
  });

  test('next to others, and next to one that was cut off', () => {
    expect(capsulesIn(`${block}\n${blockOf(other)}`)).toEqual([capsule, other]);
    expect(capsulesIn(`${block.slice(0, 200)}\n${blockOf(other)}`)).toEqual([other]);
  });
});

test('of a flood of blocks the first twenty are read', () => {
  const flood = Array.from({ length: 50 }, (_, at) => `[request:AQ${String(at).padStart(4, 'A')}]`);
  expect(capsulesIn(flood.join('\n'))).toHaveLength(20);
});

test('what people read comes before the block, if there is one', () => {
  expect(readablePart(`Aoife\n${block}`)).toBe('Aoife\n');
  expect(readablePart('Aoife')).toBe('Aoife');
  expect([mayHoldCapsule(block), mayHoldCapsule('Aoife')]).toEqual([true, false]);
});

test.each([
  ['none', 'Good morning, please ring me.'],
  ['none', ''],
  ['cut_off', block.slice(0, -20)],
  ['damaged', block.replace(/\]$/, 'ä]')],
  ['damaged', '[request:]'],
])('a message without a whole block is refused: %s', (problem, message) => {
  expect(() => capsulesIn(message)).toThrow(expect.objectContaining({ problem }));
});

test('a message of megabytes is searched in no time', () => {
  const started = performance.now();
  for (const piece of ['[request:', '<a', '&#', 'a', '[request:a]'.repeat(5)]) {
    try {
      capsulesIn(piece.repeat(4_000_000 / piece.length));
    } catch {
      // It may have none.
    }
  }
  expect(performance.now() - started).toBeLessThan(5000);
});
