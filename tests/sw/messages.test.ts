import { beforeEach, describe, expect, test } from 'vitest';
import { givenPermission, world } from './worker-scope.ts';
import { put } from '#outbox/leads/store.ts';
import { onMessage } from '../../sw/messages.ts';
import { rowWith, serverAt, submissionFor } from '../support/submission.ts';
import { receiving } from '../unit/outbox/leads/drain-set-up.ts';
import { freshOutbox, putRaw } from '../unit/outbox/fresh-outbox.ts';

beforeEach(async () => {
  await freshOutbox();
  givenPermission('granted');
  world.shown.mockClear();
  world.skipped.mockClear();
});

describe('a message of a page', () => {
  test('that asks for it has what waits sent', async () => {
    const receiver = await receiving();
    await put(submissionFor(serverAt(receiver.origin)));
    await onMessage({ type: 'DRAIN' });
    expect(receiver.requests).toHaveLength(1);
  });

  test('that names deliveries has them told', async () => {
    const row = rowWith({ state: 'delivered', envelope: null });
    await putRaw(row);
    await onMessage({ type: 'TELL', ids: [row.id] });
    expect(world.shown).toHaveBeenCalledTimes(1);
  });

  test('that asks for the new version gets it', async () => {
    await onMessage({ type: 'SKIP_WAITING' });
    expect(world.skipped).toHaveBeenCalledTimes(1);
  });

  test.each([
    [null],
    ['SKIP_WAITING'],
    [{ type: 'skip_waiting' }],
    [{ type: 'TELL' }],
    [{ type: 'TELL', ids: [7] }],
  ])('that is none of ours (%j) does nothing', async (data) => {
    const receiver = await receiving();
    await put(submissionFor(serverAt(receiver.origin)));
    await onMessage(data);
    expect(receiver.requests).toEqual([]);
    expect(world.skipped).not.toHaveBeenCalled();
    expect(world.shown).not.toHaveBeenCalled();
  });
});
