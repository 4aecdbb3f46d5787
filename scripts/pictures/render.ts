import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import type { DrawOrder } from './stage/page.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
const origin = 'http://pictures.localhost';

export type Renderer = {
  /** PNG of one entry, `size` px wide; `scale` sets how finely it is drawn before it is reduced. */
  readonly draw: (entry: CatalogueEntry, size: number, scale: number) => Promise<Buffer>;
  /** PNG of a page's own markup, for cards and icons. */
  readonly shoot: (
    html: string,
    width: number,
    height: number,
    transparent?: boolean,
  ) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Both halves of a pair come from one scene. */
export const sceneOf = (entry: CatalogueEntry): string => entry.pair?.project ?? entry.name;

/** Opens the browser that draws. The scenes' modules are served to it with their types stripped; nothing goes over the network. */
export const openRenderer = async (): Promise<Renderer> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const context = await browser.newContext();
  await context.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') {
      await route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/stage/page.ts"></script>',
      });
      return;
    }
    const source = await readFile(`${folder}${path.slice(1)}`, 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });

  return {
    draw: async (entry, size, scale) => {
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(entry.name, error));
      await page.goto(`${origin}/`);
      await page.waitForFunction(() => 'drawScene' in globalThis);
      const [rw, rh] = entry.ratio;
      const order: DrawOrder = {
        module: `/scenes/${sceneOf(entry)}.ts`,
        seed: sceneOf(entry),
        before: entry.pair?.state === 'before',
        width: 1440,
        height: (1440 * rh) / rw,
        scale,
        size,
      };
      const uri = await page.evaluate((given) => globalThis.drawScene(given), order);
      await page.close();
      return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
    },
    shoot: async (html, width, height, transparent = false) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ omitBackground: transparent });
      await page.close();
      return png;
    },
    close: () => browser.close(),
  };
};
