import type { Page } from '@playwright/test';
import { LIMIT_MS, WINDOW, type Engine, type Tab } from '../engines/engine.ts';
import { BrowserProcess, type SiteSettings } from '../support/browser-process.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';

export type Chromium = Engine & {
  /** Errors of pages and what they logged as errors, without those of a failing network. */
  readonly problems: readonly string[];
};

/**
 * Starts Chromium with a profile on disk; Background Sync tries again after a second. `allowed` is what its
 * visitor has set for every site.
 */
export async function startChromium(allowed: SiteSettings = {}): Promise<Chromium> {
  const browser = await BrowserProcess.start(allowed);
  const problems: string[] = [];
  return {
    problems,
    newTab: async () => {
      const page = await browser.context().newPage();
      await page.setViewportSize(WINDOW);
      watch(page, problems);
      return tabOf(page);
    },
    restart: async () => {
      await browser.quit();
      await browser.up();
    },
    kill: () => browser.kill(),
    start: () => browser.up(),
    quit: () => browser.remove(),
  };
}

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || NETWORK_DOWN.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
}

const pages = new WeakMap<Tab, Page>();

/** The page behind a tab of Chromium, for what other engines' drivers can't do. */
export function pageOf(tab: Tab): Page {
  const page = pages.get(tab);
  if (!page) throw new Error('not a tab of Chromium');
  return page;
}

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(LIMIT_MS);
  const found = (xpath: string) => page.locator(`xpath=${xpath}`);
  const tab: Tab = {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    click: (xpath) => found(xpath).click(),
    type: (xpath, text) => found(xpath).fill(text),
    choose: async (xpath, value) => {
      await found(xpath).selectOption(value);
    },
    read: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
  pages.set(tab, page);
  return tab;
}
