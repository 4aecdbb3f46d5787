import { test as base, expect, type Page } from '@playwright/test';
import { startRecorder, type Recorder } from './recorder.ts';
import { Site } from './site.ts';

export { expect };

type Fixtures = {
  /** A recording webhook receiver. */
  recorder: Recorder;
  /** The real server over the real build, forwarding to the recorder. */
  site: Site;
  /** Messages that this test expects in the console; any other error fails it. */
  expectedErrors: RegExp[];
  /** Lets pages of further contexts be watched as well. */
  watch: (page: Page) => void;
};

/** What the browser itself logs when the network is down; a story that goes offline expects it. */
export const NETWORK_DOWN = /net::ERR_|Failed to load resource|Failed to fetch|NetworkError/;

export const test = base.extend<Fixtures>({
  recorder: async ({}, use) => {
    const recorder = await startRecorder();
    await use(recorder);
    await recorder.close();
  },
  site: async ({ recorder }, use) => {
    const site = await Site.start({ LEADS_WEBHOOK_URL: recorder.url });
    await use(site);
    await site.remove();
  },
  expectedErrors: async ({}, use) => use([]),
  watch: async ({ expectedErrors }, use) => {
    const problems: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
    });
    const undeclared = problems.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(undeclared).toEqual([]);
  },
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
  baseURL: async ({ site }, use) => use(site.url),
});
