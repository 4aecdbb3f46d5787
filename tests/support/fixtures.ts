import { test as base, expect, type Page } from '@playwright/test';
import type { Envelope } from '../../src/contract/envelope.ts';
import { BrowserProcess, type SiteSettings } from './browser-process.ts';
import { NETWORK_DOWN } from './network-down.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { Site } from './site.ts';

export { expect, NETWORK_DOWN };

type Watching = {
  /** Messages that this test expects in the console; any other error fails it. */
  expectedErrors: RegExp[];
  /** Lets pages of further contexts be watched as well. */
  watch: (page: Page) => void;
};

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
  /** Waits for the one lead of the story: once at the recorder, once in the owner's inbox. */
  arrivedOnce: () => Promise<Envelope>;
  /** What the visitor of that browser has set for every site. */
  siteSettings: SiteSettings;
  /** A browser of the story's own, which can be killed and started again. */
  browserProcess: BrowserProcess;
  /** Opens a tab of that browser, watched: blank, or at an address of the site's or another. */
  openTab: (address?: string) => Promise<Page>;
};

/** How long a story with a browser of its own may take: the browser's own retries have their time. */
const OWN_BROWSER_MS = 180_000;

/** For stories: every test has a server, a database and a webhook receiver of its own. */
export const test = watching.extend<Stories>({
  recorder: async ({}, use) => {
    const recorder = await startRecorder();
    await use(recorder);
    await recorder.close();
  },
  site: ({ recorder }, use) => Site.during({ LEADS_WEBHOOK_URL: recorder.url }, use),
  baseURL: async ({ site }, use) => use(site.url),
  arrivedOnce: async ({ site, recorder }, use) =>
    use(async () => {
      await expect.poll(() => recorder.received.length, { timeout: 30_000 }).toBe(1);
      expect(await site.inbox()).toHaveLength(1);
      const envelope = recorder.received[0]?.envelope;
      if (!envelope) throw new Error('the recorder has nothing');
      return envelope;
    }),
  siteSettings: [{}, { option: true }],
  browserProcess: async ({ siteSettings }, use, testInfo) => {
    testInfo.setTimeout(OWN_BROWSER_MS);
    const browser = await BrowserProcess.start(siteSettings);
    await use(browser);
    await browser.remove();
  },
  openTab: async ({ site, watch, browserProcess }, use) =>
    use(async (address) => {
      const tab = await browserProcess.context().newPage();
      watch(tab);
      if (address !== undefined) await tab.goto(new URL(address, site.url).href);
      return tab;
    }),
});

/** For stories in which the network fails: what the browser itself logs about that is expected. */
export const offline = test.extend({
  expectedErrors: async ({}, use) => use([NETWORK_DOWN]),
});

/** For tests that only read pages: one server serves them all. */
export const reading = watching.extend<object, { library: Site }>({
  library: [({}, use) => Site.alone({}, use), { scope: 'worker' }],
  baseURL: async ({ library }, use) => use(library.url),
});
