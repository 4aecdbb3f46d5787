import { describe, expect, test } from 'vitest';
import { isWebKit, prospectOf, WEBKIT_DAYS, type Phone } from '#contract/waiting.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);

const chrome: Phone = {
  wakesWorker: true,
  isWebKit: false,
  isInstalled: false,
  isStorageKept: false,
  lastVisitAt: null,
};
const firefox: Phone = { ...chrome, wakesWorker: false };
const safari: Phone = { ...firefox, isWebKit: true };

const whenOpen = { sends: 'when-open', erasedAfter: null, isClearable: true, daysAway: 0 };

test.each([
  ['a browser that has not answered yet', { ...safari, wakesWorker: null }, { sends: 'unknown' }],
  ['one that wakes its worker', chrome, { sends: 'by-itself' }],
  ['one that does not', firefox, whenOpen],
  [
    'one that keeps its storage',
    { ...firefox, isStorageKept: true },
    { ...whenOpen, isClearable: false },
  ],
  [
    'one that does not say',
    { ...firefox, isStorageKept: null },
    { ...whenOpen, isClearable: false },
  ],
  ['WebKit in a tab', safari, { ...whenOpen, erasedAfter: NOW + WEBKIT_DAYS * DAY }],
  ['WebKit on the home screen', { ...safari, isInstalled: true }, whenOpen],
  [
    'one last open days ago',
    { ...firefox, lastVisitAt: NOW - 3.5 * DAY },
    { ...whenOpen, daysAway: 3 },
  ],
  ['one whose clock was put back', { ...firefox, lastVisitAt: NOW + DAY }, whenOpen],
] satisfies [string, Phone, object][])('a request that waits in %s', (_what, phone, prospect) => {
  expect(prospectOf(phone, NOW)).toEqual(prospect);
});

describe('WebKit', () => {
  test.each([
    [
      'Safari',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      true,
    ],
    [
      'Chrome on an iPhone',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      true,
    ],
    [
      'Firefox on an iPhone',
      'AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
      true,
    ],
    [
      'Chrome',
      'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      false,
    ],
    [
      'Edge',
      'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      false,
    ],
    ['Firefox', 'Gecko/20100101 Firefox/140.0', false],
  ])('is told by the name of %s', (_name, rest, is) => {
    expect(isWebKit(`Mozilla/5.0 (a device) ${rest}`)).toBe(is);
  });
});
