import type { Locator } from '@playwright/test';
import type { Envelope } from '../../src/contract/envelope.ts';
import { paths } from '../../src/contract/paths.ts';
import { expect, test as base } from './fixtures.ts';

type SentOnlyNow = {
  /**
   * Since the test began nothing has left the page; the next press of the form's button, with
   * everything right, sends it.
   */
  expectSentOnlyNow: (form: Locator, button: string) => Promise<Envelope>;
};

/** For stories in which nothing may be sent before all is right. */
export const test = base.extend<SentOnlyNow>({
  expectSentOnlyNow: async ({ page, site, recorder, arrivedOnce }, use) => {
    const leads: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === paths.leads) leads.push(request.postData() ?? '');
    });
    await use(async (form, button) => {
      expect(leads).toEqual([]);
      expect(await site.inbox()).toEqual([]);
      expect(recorder.received).toHaveLength(0);
      await form.getByRole('button', { name: button }).click();
      const envelope = await arrivedOnce();
      expect(leads).toHaveLength(1);
      return envelope;
    });
  },
});
