import { test, expect } from 'vitest';
import type { Failure } from '#outbox/core/record.ts';
import { evidenceOf } from '#outbox/page/network.ts';
import { rowWith } from '../../../support/submission.ts';

const failed = (kind: Failure['kind'], at: number) =>
  rowWith({ lastFailure: { kind, status: kind === 'http' ? 503 : null, at, fields: [] } });

test('an attempt without an answer speaks against the network, the newest one counts', () => {
  expect(evidenceOf([failed('network', 50), failed('timeout', 70)])).toEqual({
    answeredAt: 0,
    failedAt: 70,
  });
});

test('an answer speaks for the network, even one that refuses', () => {
  expect(evidenceOf([failed('http', 80)])).toEqual({ answeredAt: 80, failedAt: 0 });
});

test('a delivered lead speaks for the network', () => {
  expect(evidenceOf([rowWith({ state: 'delivered', settledAt: 90 })]).answeredAt).toBe(90);
});

test('a closed site and an answer that was not ours say nothing', () => {
  expect(evidenceOf([failed('interrupted', 10), failed('no-receipt', 20)])).toEqual({
    answeredAt: 0,
    failedAt: 0,
  });
});
