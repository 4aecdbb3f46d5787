import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import { rowWith } from '../../../../support/submission.ts';

const row = rowWith({ state: 'delivered', envelope: null });

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** What each form says of a request that waits, in a browser that promises to wake the worker or not. */
async function saidOfWaiting(promised: boolean): Promise<string[]> {
  const register = promised ? async () => undefined : () => Promise.reject(new Error('refused'));
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { getRegistration: async () => ({ active: {}, sync: { register } }) },
  });
  const { requestBackgroundSync } = await import('#outbox/core/capabilities.ts');
  const { toastOf } = await import('#features/enquiry/engine/send.ts');
  await requestBackgroundSync();
  return formTypes.map((type) => toastOf(type, { kind: 'queued' }, {}).description ?? '');
}

describe('what a form says of a request that waits', () => {
  it('is that the site may be closed, where the browser has promised to wake the worker', async () => {
    for (const words of await saidOfWaiting(true)) expect(words).toContain('close the site');
  });

  it('is that the site must be opened again, where it has not', async () => {
    for (const words of await saidOfWaiting(false)) {
      expect(words).not.toContain('close the site');
      expect(words).toContain('when you open this site again');
    }
  });
});

it('promises an answer to feedback only where there is somebody to be answered', async () => {
  const { toastOf } = await import('#features/enquiry/engine/send.ts');
  const saidOf = (answers: Readonly<Record<string, unknown>>) =>
    toastOf('feedback', { kind: 'delivered', row }, answers).description ?? '';
  const [name, email] = ['Aoife', 'aoife@example.com'];
  expect(saidOf({ name, email })).toContain('get back to you');
  for (const answers of [{}, { name: '', email: '' }, { name, email: '' }, { name: '', email }]) {
    expect(saidOf(answers)).not.toContain('get back to you');
  }
});

it('names the photographs for which there was no room, as long as the lead itself has gone', async () => {
  const { leftOutToasts } = await import('#features/enquiry/engine/send.ts');
  const titles = (...said: Parameters<typeof leftOutToasts>) =>
    leftOutToasts(...said).map(({ title }) => title);
  expect(titles({ kind: 'queued' }, [])).toEqual([]);
  expect(titles({ kind: 'failed', leftOut: [1] }, [2])).toEqual([]);
  expect(titles({ kind: 'queued', leftOut: [3] }, [])).toEqual(['Photo 3 is not sent']);
  expect(titles({ kind: 'delivered', leftOut: [1, 2, 3] }, [4])).toEqual([
    'Photos 1, 2 and 3 are not sent',
    'Photo 4 is not sent',
  ]);
});
