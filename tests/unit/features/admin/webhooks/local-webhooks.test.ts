// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readLocalWebhooks,
  registerWebhooks,
  removeLocalWebhook,
  saveLocalWebhook,
} from '#features/admin/webhooks/local-webhooks.ts';
import { resolveDestination, WEBHOOK_STORAGE_KEY } from '#outbox/leads/destination.ts';

const url = 'https://hooks.zapier.com/hooks/catch/1/abc/';

beforeEach(() => localStorage.clear());

describe('the webhooks of this browser', () => {
  it('are none at first', () => {
    expect(readLocalWebhooks()).toEqual({});
  });

  it('are kept under the specified key and can be removed', () => {
    saveLocalWebhook('feedback', url);
    expect(JSON.parse(localStorage.getItem(WEBHOOK_STORAGE_KEY) ?? '')).toEqual({ feedback: url });
    expect(removeLocalWebhook('feedback')).toEqual({});
    expect(readLocalWebhooks()).toEqual({});
  });

  it.each(['{', '[]', '"text"', '{"feedback":17}', '{"feedback":"not a url"}'])(
    'are logged and ignored when corrupt: %s',
    (corrupt) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.setItem(WEBHOOK_STORAGE_KEY, corrupt);
      expect(readLocalWebhooks()).toEqual({});
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('are registered with the send helper, so that a static site sends there', () => {
    registerWebhooks({ lead_capture: url });
    expect(resolveDestination('lead_capture', { kind: 'none' }, {})).toMatchObject({ url });
    removeLocalWebhook('lead_capture');
    expect(resolveDestination('lead_capture', { kind: 'none' }, {})).toBeNull();
  });

  it('fail to be saved when storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveLocalWebhook('feedback', url)).toThrow('Could not save the webhook');
  });
});
