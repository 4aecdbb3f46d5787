import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { LIMIT_MS, WINDOW, type Engine, type Tab } from './engine.ts';

/** Starts Debian's Firefox over WebDriver BiDi, with a profile on disk. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'site-firefox-'));
  let browser = await launch(program, profile);
  return {
    newTab: async () => tabOf(await browser.newPage()),
    restart: async () => {
      await browser.close();
      browser = await launch(program, profile);
    },
    kill: async () => {
      const child = browser.process();
      if (!child) throw new Error('Firefox is not running');
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    start: async () => {
      browser = await launch(program, profile);
    },
    quit: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function launch(program: string, profile: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    userDataDir: profile,
    defaultViewport: WINDOW,
    timeout: LIMIT_MS,
  });
}

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(LIMIT_MS);
  const found = (xpath: string) => page.locator(`xpath/${xpath}`);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    click: (xpath) => found(xpath).click(),
    type: async (xpath, text) => {
      await found(xpath).click();
      await page.keyboard.type(text);
    },
    choose: async (xpath, value) => {
      const select = await found(xpath).waitHandle();
      if (!(await select.evaluate((node) => node instanceof HTMLSelectElement))) {
        throw new Error(`${xpath} is no select`);
      }
      await select.asElement()?.select(value);
    },
    read: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
