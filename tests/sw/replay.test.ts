import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { givenPermission, world } from './worker-scope.ts';
import { paths } from '#contract/paths.ts';
import { get } from '#outbox/core/rows.ts';
import { put } from '#outbox/leads/store.ts';
import { putWebsite, websiteRow } from '#outbox/admin/website-rows.ts';
import { addPhoto } from '#outbox/photos/store.ts';
import { onMessage } from '../../sw/messages.ts';
import { onPeriodicSync, onSync } from '../../sw/replay.ts';
import { rowWith, serverAt, submissionFor } from '../support/submission.ts';
import { receiving } from '../unit/outbox/leads/drain-set-up.ts';
import { freshOutbox, putRaw } from '../unit/outbox/fresh-outbox.ts';
import { aPhoto } from '../unit/outbox/photos/a-photo.ts';
import { receipt } from '../unit/outbox/receiver.ts';

const TAG = 'lead-outbox';

beforeEach(async () => {
  await freshOutbox();
  world.registered.mockClear();
  world.badge.mockClear();
});

async function waiting(origin: string, createdAt = 1_000): Promise<string> {
  const submission = submissionFor(serverAt(origin));
  await put(submission, createdAt);
  return submission.envelope.submissionId;
}

describe('a sync of the browser', () => {
  test('sends what waits, and is done', async () => {
    const receiver = await receiving();
    const id = await waiting(receiver.origin);
    await onSync(TAG, false);
    expect(await get(id)).toMatchObject({ state: 'delivered' });
    expect(world.registered).not.toHaveBeenCalled();
  });

  test('fails as long as something waits, so that the browser calls again', async () => {
    const receiver = await receiving(() => ({ status: 503 }));
    await waiting(receiver.origin);
    await expect(onSync(TAG, false)).rejects.toThrow('still waiting');
    expect(world.registered).not.toHaveBeenCalled();
  });

  test('asks for a new one on its last chance', async () => {
    const receiver = await receiving(() => ({ status: 503 }));
    await waiting(receiver.origin);
    await expect(onSync(TAG, true)).rejects.toThrow('still waiting');
    expect(world.registered.mock.calls).toEqual([[TAG]]);
  });

  test('on its last chance asks for none when all is sent', async () => {
    const receiver = await receiving();
    await waiting(receiver.origin);
    await onSync(TAG, true);
    expect(world.registered).not.toHaveBeenCalled();
  });

  test('does not come again for what only the visitor can mend', async () => {
    await putRaw(rowWith({ state: 'parked' }));
    await onSync(TAG, true);
    expect(world.registered).not.toHaveBeenCalled();
  });

  test('under another tag is somebody else’s', async () => {
    const receiver = await receiving();
    await waiting(receiver.origin);
    await onSync('other', true);
    await onPeriodicSync('other');
    expect(receiver.requests).toEqual([]);
  });
});

describe('a periodic sync', () => {
  test('sends what waits, and never fails for what is left', async () => {
    const receiver = await receiving((_request, count) =>
      count === 1 ? receipt() : { status: 503 },
    );
    const first = await waiting(receiver.origin, 1_000);
    await waiting(receiver.origin, 2_000);
    await onPeriodicSync(TAG);
    expect(await get(first)).toMatchObject({ state: 'delivered' });
    expect(receiver.requests).toHaveLength(2);
  });
});

describe('the app’s icon', () => {
  test('shows how many wait, and nothing once none does', async () => {
    const answers = [503, 202];
    const receiver = await receiving(() =>
      answers.shift() === 503 ? { status: 503, headers: { 'retry-after': '0' } } : receipt(),
    );
    const id = await waiting(receiver.origin);
    await onPeriodicSync(TAG);
    expect(world.badge).toHaveBeenLastCalledWith(1);
    await putRaw({ ...(await get(id)), nextAttemptAt: 0 });
    await onPeriodicSync(TAG);
    expect(world.badge).toHaveBeenLastCalledWith(null);
  });

  test('goes back to the count of new leads on the owner’s phone', async () => {
    await onMessage({ type: 'NEW_LEADS', count: 4 });
    const receiver = await receiving();
    await waiting(receiver.origin);
    await onPeriodicSync(TAG);
    expect(world.badge).toHaveBeenLastCalledWith(4);
    await onMessage({ type: 'NEW_LEADS', count: null });
  });

  test('is left alone by a browser that marks none', async () => {
    const navigator: object = Reflect.get(self, 'navigator');
    const marks = { ...navigator };
    for (const name of Object.keys(marks)) Reflect.deleteProperty(navigator, name);
    onTestFinished(() => void Object.assign(navigator, marks));
    await expect(onPeriodicSync(TAG)).resolves.toBeUndefined();
    expect(world.badge).not.toHaveBeenCalled();
  });

  test('that cannot be marked holds nothing up', async () => {
    world.badge.mockRejectedValueOnce(new DOMException('no icon', 'NotAllowedError'));
    await expect(onPeriodicSync(TAG)).resolves.toBeUndefined();
  });
});

describe('photographs whose request has arrived', () => {
  /** A request with a photograph, and what becomes of each at the receiver. */
  async function withPhoto(photoStatus: number) {
    const receiver = await receiving((request) =>
      request.method === 'POST' && request.url === paths.leads
        ? receipt()
        : { status: photoStatus },
    );
    const submission = submissionFor(serverAt(receiver.origin));
    const { submissionId } = submission.envelope;
    await addPhoto(aPhoto(submissionId));
    await put(submission);
    const asked = () => receiver.requests.filter(({ url }) => url?.startsWith(paths.photos)).length;
    return { submissionId, asked };
  }

  test('have the browser call again as long as one waits, and a new sync on its last chance', async () => {
    const { submissionId, asked } = await withPhoto(503);
    await expect(onSync(TAG, true)).rejects.toThrow('still waiting');
    expect(await get(submissionId)).toMatchObject({ state: 'delivered' });
    expect(asked()).toBeGreaterThan(0);
    expect(world.registered.mock.calls).toEqual([[TAG]]);
  });

  test.each([
    ['a periodic sync', () => onPeriodicSync(TAG)],
    ['a page', () => onMessage({ type: 'DRAIN' })],
  ])('are uploaded when %s wakes the worker', async (_who, wake) => {
    const { asked } = await withPhoto(503);
    await wake();
    expect(asked()).toBeGreaterThan(0);
  });
});

test('who asked to be told hears of it from the worker that has delivered', async () => {
  givenPermission('granted');
  world.shown.mockClear();
  const receiver = await receiving();
  const id = await waiting(receiver.origin);
  await putRaw({ ...(await get(id)), notify: true });
  await onSync(TAG, false);
  expect(world.shown.mock.calls.map(([, { tag }]) => tag)).toEqual([id]);
});

describe('a sync for what an owner has published', () => {
  const WEBSITE = 'website-outbox';

  async function published(): Promise<string> {
    const id = crypto.randomUUID();
    const send = { revision: crypto.randomUUID(), state: 'published', uploads: [], body: {} };
    const words = { kind: 'project' as const, slug: 'wall', base: null, typed: {} };
    const pictures = {
      before: null,
      after: null,
      picture: null,
      logo: null,
      alignment: null,
      focus: null,
    };
    await putWebsite({ id, ...words, ...pictures, at: 1, send });
    return id;
  }

  const answering = (answer: () => Response | Promise<Response>) => {
    vi.stubGlobal('fetch', async () => answer());
    onTestFinished(() => void vi.unstubAllGlobals());
  };

  test('sends it with no page open, and is done', async () => {
    const id = await published();
    answering(() => Response.json({ overtaken: false }));
    await onSync(WEBSITE, false);
    expect(await websiteRow(id)).toBeNull();
  });

  test('fails while the server does not answer, and asks for a new one on its last chance', async () => {
    const id = await published();
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(onSync(WEBSITE, true)).rejects.toThrow('still waiting');
    expect(world.registered.mock.calls).toEqual([[WEBSITE]]);
    expect(await websiteRow(id)).not.toBeNull();
  });

  test('does not come again for what waits for a sign-in', async () => {
    const id = await published();
    const error = { code: 'not_signed_in', message: 'Sign in first' };
    answering(() => Response.json({ error }, { status: 401 }));
    await onSync(WEBSITE, true);
    expect(world.registered).not.toHaveBeenCalled();
    expect(await websiteRow(id)).not.toBeNull();
  });
});
