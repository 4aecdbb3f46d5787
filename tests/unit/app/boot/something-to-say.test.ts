// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteWaiting } from '#outbox/core/page-memory.ts';
import { hasSomethingToSay } from '../../../../src/app/boot/triggers.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  noteWaiting(false);
});
afterEach(() => vi.restoreAllMocks());

describe('a page', () => {
  it('waits for the first interaction while it has nothing to say', () => {
    expect(hasSomethingToSay(false)).toBe(false);
    history.replaceState(null, '', '/?source=home-screen');
    expect(hasSomethingToSay(false)).toBe(false);
  });

  const situations: readonly (readonly [string, boolean, () => void])[] = [
    ['it shows what only the browser knows', true, () => undefined],
    ['its address asks for something', false, () => history.replaceState(null, '', '/?q=stone')],
    ['requests wait', false, () => noteWaiting(true)],
    [
      'there is no signal',
      false,
      () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      },
    ],
  ];

  it.each(situations)('starts at once where %s', (_, live, happens) => {
    happens();
    expect(hasSomethingToSay(live)).toBe(true);
  });
});
