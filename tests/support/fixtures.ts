import { test as base, expect, type Page } from '@playwright/test';
import { startRecorder, type Recorder } from './recorder.ts';
import { Site } from './site.ts';

export { expect };

type Watching = {
  /** Messages that this test expects in the console; any other error fails it. */
  expectedErrors: RegExp[];
  /** Lets pages of further contexts be watched as well. */
  watch: (page: Page) => void;
};

/** What the browser itself logs when the network is down; a story that goes offline expects it. */
export const NETWORK_DOWN = /net::ERR_|Failed to load resource|Failed to fetch|NetworkError/;

const watching = base.extend<Watching>({
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
});

type Stories = {
  /** A recording webhook receiver. */
  recorder: Recorder;
  /** The real server over the real build, with a database of its own, forwarding to the recorder. */
  site: Site;
};

/** For stories: every test has a server, a database and a webhook receiver of its own. */
export const test = watching.extend<Stories>({
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
  baseURL: async ({ site }, use) => use(site.url),
});

/** For tests that only read pages: one server serves them all. */
export const reading = watching.extend<object, { library: Site }>({
  library: [
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ library }, use) => use(library.url),
});
