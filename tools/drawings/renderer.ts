import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { DrawOrder } from './stage/page.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
const origin = 'http://pictures.localhost';

/** A picture to draw: a scene of its own, or one half of a pair that shares the scene of its project. */
export type Drawing = {
  readonly name: string;
  /** Width to height, as two whole numbers. */
  readonly ratio: readonly [number, number];
  readonly pair?: { readonly project: string; readonly state: 'before' | 'after' };
};

export type Renderer = {
  /** PNG of one drawing, `size` px wide; `scale` sets how finely it is drawn before it is reduced. */
  readonly draw: (drawing: Drawing, size: number, scale: number) => Promise<Buffer>;
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
export const sceneOf = ({ pair, name }: Drawing): string => pair?.project ?? name;

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
    draw: async (drawing, size, scale) => {
      const page = await context.newPage();
      const failure = new Promise<never>((_resolve, reject) => {
        page.once('pageerror', (cause) => reject(new Error(`Scene of ${drawing.name}`, { cause })));
      });
      const opened = page
        .goto(`${origin}/`)
        .then(() => page.waitForFunction(() => 'drawScene' in globalThis));
      await Promise.race([opened, failure]);
      const [rw, rh] = drawing.ratio;
      const order: DrawOrder = {
        module: `/scenes/${sceneOf(drawing)}.ts`,
        seed: sceneOf(drawing),
        before: drawing.pair?.state === 'before',
        width: 1440,
        height: (1440 * rh) / rw,
        scale,
        size,
      };
      const drawn = page.evaluate((given) => globalThis.drawScene(given), order);
      const uri = await Promise.race([drawn, failure]);
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
