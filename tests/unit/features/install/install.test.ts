import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installsByHand, isGoodMoment } from '#features/install/install-decision.ts';
import {
  noteAnswered,
  noteVisit,
  readMemory,
  VISIT_GAP_MS,
} from '#features/install/install-memory.ts';
import { get } from '#outbox/core/rows.ts';
import { put } from '#outbox/leads/store.ts';
import { serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../../outbox/fresh-outbox.ts';

const START = 1_800_000_000_000;
const LATER = START + VISIT_GAP_MS;

let kept: Map<string, string>;

beforeEach(async () => {
  await freshOutbox();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

describe('what is remembered of the offer', () => {
  test('pages opened one after the other are one visit', () => {
    noteVisit(START);
    expect(noteVisit(START + VISIT_GAP_MS - 1).visits).toBe(1);
  });

  test('a page opened after a pause is the next visit', () => {
    noteVisit(START);
    expect(noteVisit(LATER).visits).toBe(2);
  });

  test('an answer is kept over visits', () => {
    noteVisit(START);
    noteAnswered();
    expect(noteVisit(LATER)).toMatchObject({ visits: 2, answered: true });
  });

  test.each(['{', 'null', '{"visits":"9"}', '[]'])(
    'the corrupt entry %s counts as none',
    (entry) => {
      kept.set('install-offer', entry);
      expect(readMemory()).toEqual({ visits: 0, seenAt: 0, answered: false });
    },
  );

  test('refused storage offers nothing and breaks nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(await isGoodMoment(false, START)).toBe(false);
    expect(await isGoodMoment(false, LATER)).toBe(false);
  });
});

describe('the moment to offer', () => {
  test('is not the first visit', async () => {
    expect(await isGoodMoment(false, START)).toBe(false);
  });

  test('is the second visit', async () => {
    await isGoodMoment(false, START);
    expect(await isGoodMoment(false, LATER)).toBe(true);
  });

  test('is after a lead was sent, on the first visit too', async () => {
    expect(await isGoodMoment(true, START)).toBe(true);
  });

  test('never comes again once the offer was answered', async () => {
    await isGoodMoment(true, START);
    noteAnswered();
    expect(await isGoodMoment(true, LATER)).toBe(false);
  });

  test('is never inside the app itself', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(await isGoodMoment(true, START)).toBe(false);
  });

  test('comes only once what waits has been sent', async () => {
    const submission = submissionFor(serverAt('https://ashlarandsons.example'));
    const { submissionId } = submission.envelope;
    kept.set('lead-outbox-waiting', '1');
    await put(submission);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await isGoodMoment(true, START)).toBe(false);
    const receipt = { receipt: 'A-1', receivedAt: '2026-11-21T05:05:00.000Z' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(receipt, { status: 202 })));
    expect(await isGoodMoment(true, START)).toBe(true);
    expect(await get(submissionId)).toMatchObject({ state: 'delivered' });
  });
});

describe('an iPhone', () => {
  test('is one where the visitor’s own hand installs', () => {
    vi.stubGlobal('navigator', { standalone: false });
    expect(installsByHand()).toBe(true);
  });

  test('that runs the installed app needs no instruction', () => {
    vi.stubGlobal('navigator', { standalone: true });
    expect(installsByHand()).toBe(false);
  });
});
