import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/site/free-port.ts';
import { LIMIT_MS, WINDOW, type Engine, type Tab } from './engine.ts';
import { eventually } from './eventually.ts';

const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** Starts WebKitGTK's small browser by its own driver; it needs a display. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore' });
  await eventually('the driver answers', () =>
    fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(await capabilities())
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  let first = true;
  return {
    newTab: async () => {
      if (!first) await driver.switchTo().newWindow('tab');
      first = false;
      return tabOf(driver, await driver.getWindowHandle());
    },
    restart: noProfile,
    kill: noProfile,
    start: noProfile,
    quit: async () => {
      await driver.quit();
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

function noProfile(): Promise<never> {
  return Promise.reject(new Error('the driver starts every browser with a new profile'));
}

async function capabilities(): Promise<Capabilities> {
  for await (const binary of glob(BROWSERS)) {
    return new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
  }
  throw new Error(`no browser at ${BROWSERS}`);
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = () => driver.switchTo().window(handle);
  const found = async (xpath: string) => {
    await here();
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), LIMIT_MS);
    await driver.wait(until.elementIsVisible(element), LIMIT_MS);
    await driver.wait(until.elementIsEnabled(element), LIMIT_MS);
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    return element;
  };
  return {
    open: async (url) => {
      await here();
      await driver.get(url);
    },
    reload: async () => {
      await here();
      await driver.navigate().refresh();
    },
    click: async (xpath) => (await found(xpath)).click(),
    type: async (xpath, text) => (await found(xpath)).sendKeys(text),
    choose: async (xpath, value) => {
      const option = await found(`${xpath}/option[@value='${value}']`);
      await option.click();
    },
    read: async (expression) => {
      await here();
      return driver.executeScript(`return (${expression})`);
    },
    screenshot: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    close: async () => {
      await here();
      await driver.close();
    },
  };
}
