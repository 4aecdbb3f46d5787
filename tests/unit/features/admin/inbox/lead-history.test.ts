import { expect, test } from 'vitest';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { historyOf, uniqueKeys } from '#features/admin/inbox/LeadHistory.tsx';

const envelope = {
  submissionId: 'a',
  revision: 1,
  formType: 'hero_contact',
  timestamp: '2026-03-02T01:00:00.000Z',
  source: '',
  data: {},
} as const;

const version = {
  revision: 1,
  receivedAt: '2026-03-02T01:00:00.000Z',
  attempt: 1,
  delayMs: 0,
  envelope,
  delivery: 'delivered',
  nextAttemptAt: null,
  attempts: [
    {
      at: '2026-03-02T01:00:02.000Z',
      host: 'hooks.example',
      result: 'delivered',
      status: 200,
      error: null,
      durationMs: 5,
    },
  ],
} as const;

const lead: LeadDetail = {
  id: 'a',
  receipt: 'R-1',
  formType: 'hero_contact',
  revision: 2,
  receivedAt: version.receivedAt,
  updatedAt: version.receivedAt,
  handled: true,
  spam: null,
  heldBackFor: [],
  delivery: 'delivered',
  name: '',
  phone: '',
  email: '',
  service: '',
  message: '',
  photoCount: 0,
  photosTakenBack: 0,
  photos: [],
  versions: [
    { ...version, revision: 2, receivedAt: '2026-03-03T01:00:00.000Z', attempts: [] },
    { ...version, attempts: [...version.attempts] },
  ],
  notices: [
    {
      id: 1,
      channel: 'email',
      recipient: 'office@example.com',
      state: 'sent',
      tries: 1,
      triedAt: '2026-03-02T01:00:01.000Z',
      nextAttemptAt: null,
      failure: null,
    },
    {
      id: 2,
      channel: 'push',
      recipient: '',
      state: 'waiting',
      tries: 0,
      triedAt: null,
      nextAttemptAt: '2026-03-02T02:00:00.000Z',
      failure: null,
    },
  ],
  events: [
    {
      id: 1,
      at: '2026-03-02T02:00:00.000Z',
      author: 'Peter',
      kind: 'stage',
      text: 'lost',
      reason: 'Too dear',
    },
    {
      id: 2,
      at: '2026-03-02T02:00:00.000Z',
      author: '',
      kind: 'note',
      text: 'Rings back.',
      reason: '',
    },
    {
      id: 3,
      at: '2026-03-04T02:00:00.000Z',
      author: '',
      kind: 'follow_up',
      text: '2026-03-09',
      reason: '',
    },
  ],
};

test('the history of a lead has arrival, notices, forwarding, work and corrections in their order', () => {
  expect(historyOf(lead).map(({ who, text }) => [who, text])).toEqual([
    ['', 'Arrived'],
    ['', 'Sent: office@example.com, E-mail'],
    ['', 'Forwarding to hooks.example: Taken'],
    ['Peter', 'Lost: Too dear'],
    ['', 'Rings back.'],
    ['', 'Corrected by the visitor: version 2'],
    ['', 'To follow up on Mon, 9 Mar'],
  ]);
});

test('a lead of a server that writes no work down has a history anyway', () => {
  const { events: _events, ...earlier } = lead;
  expect(historyOf(earlier).at(-1)?.text).toBe('Corrected by the visitor: version 2');
});

test('two of the same moment have keys of their own, which stay when another is added', () => {
  const keys = uniqueKeys(['10:00', '10:00', '10:01']);
  expect(new Set(keys).size).toBe(3);
  expect(uniqueKeys(['10:00', '10:00', '10:01', '10:01']).slice(0, 3)).toEqual(keys);
});
