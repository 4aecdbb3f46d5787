import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { business } from '../../src/content/business.ts';
import { formText } from '../../src/content/forms/common.ts';
import { photoShareText } from '../../src/content/forms/photo-list.ts';
import { photosText } from '../../src/content/forms/photos.ts';
import { review } from '../../src/content/review.ts';
import { run } from '../../scripts/run.ts';
import { longUnless } from '../support/long.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import { started } from '../support/forms.ts';
import { fillHero, heroForm } from '../support/hero.ts';
import { holdScript } from '../support/hold-script.ts';
import { phonePhoto } from '../support/photos.ts';
import { startStaticHost } from './admin-static-host.ts';

/** Longest time for building the site of a host without a server, in ms. */
const BUILD_MS = 600_000;

const PUBLIC_REVIEWS = 'https://reviews.example.net/r/write?place=7';

test.describe.configure({ mode: 'serial' });
test.describe(
  'a site built for a static host, with a public review page',
  longUnless(false),
  () => {
    let dist = '';
    test.beforeAll(async () => {
      test.setTimeout(BUILD_MS);
      dist = await mkdtemp(join(tmpdir(), 'ashlar-static-'));
      const env = {
        DIST_DIR: dist,
        VITE_LEADS_WEBHOOK_URL: 'https://hooks.example.net/in',
        VITE_REVIEW_URL: PUBLIC_REVIEWS,
      };
      expect(await run(process.execPath, ['scripts/build.ts'], env)).toBe(0);
    });
    test.afterAll(() => rm(dist, { recursive: true, force: true }));

    /** The hero form of that build, filled in. */
    async function heroOfStaticHost(page: Page) {
      const { url, close } = await startStaticHost(join(dist, 'client'));
      await page.route('https://hooks.example.net/**', (route) => route.fulfill({ status: 200 }));
      await page.goto(url);
      await fillHero(page);
      return { form: heroForm(page), close };
    }

    test('the field hands pictures to the share sheet, upright, small and without the place', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(NETWORK_DOWN, /status of 404/);
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/jpeg'),
          share: async ({ files = [], text }: ShareData) => {
            const pictures = await Promise.all(
              files.map(async (file) => {
                const { width, height } = await createImageBitmap(file, {
                  imageOrientation: 'none',
                });
                const hasExif = new TextDecoder('latin1')
                  .decode(await file.arrayBuffer())
                  .includes('Exif');
                return { name: file.name, width, height, hasExif, isSmall: file.size < 460_800 };
              }),
            );
            Object.assign(window, { shared: { text, pictures } });
          },
        });
      });
      const { form, close } = await heroOfStaticHost(page);
      try {
        await expect(form.getByText(photosText.byMail)).toBeVisible();
        await form
          .getByLabel(photoShareText.choose)
          .setInputFiles([await phonePhoto('wall.jpg'), await phonePhoto('crack.jpg')]);
        await form.getByRole('button', { name: photoShareText.share(2) }).click();
        await page.waitForFunction(() => 'shared' in window);
        const shared = z
          .object({ text: z.string(), pictures: z.array(z.unknown()) })
          .parse(await page.evaluate(() => Reflect.get(window, 'shared')));
        const upright = { width: 1200, height: 1600, hasExif: false, isSmall: true };
        expect(shared).toEqual({
          text: photoShareText.text,
          pictures: [
            { name: 'photo-1.jpg', ...upright },
            { name: 'photo-2.jpg', ...upright },
          ],
        });
        await page.screenshot({ path: test.info().outputPath('share.png') });
      } finally {
        await close();
      }
    });

    test('the field says where else to send them, and offers nothing, where there is no share sheet', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(NETWORK_DOWN, /status of 404/);
      await page.addInitScript(() => {
        Object.assign(navigator, { canShare: undefined });
      });
      const { form, close } = await heroOfStaticHost(page);
      try {
        await expect(form.getByText(photosText.byMail)).toBeVisible();
        await expect(form.locator('input[type="file"]')).toHaveCount(0);
      } finally {
        await close();
      }
    });

    test('without script its forms open the email program, and name the phone number', async ({
      browser,
    }) => {
      const { url, close } = await startStaticHost(join(dist, 'client'));
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        await page.goto(`${url}/contact.html`);
        const form = page.locator('main form[method="post"]');
        await expect(form).toHaveAttribute('action', business.email.href);
        await expect(form).toHaveAttribute('enctype', 'text/plain');
        // Playwright leaves noscript out of a form's text.
        const note = form.locator('noscript p');
        await expect(note).toHaveText(formText.byMail);
        await expect(note).toContainText(business.phone.display);
        await expect(note).toBeVisible();
        await expect(form.locator('input[type="hidden"]')).toHaveCount(0);
      } finally {
        await context.close();
        await close();
      }
    });

    test('no page has a noscript element within another, whose end would be that of both', async () => {
      const client = join(dist, 'client');
      const files = (await readdir(client, { recursive: true })).filter((file) =>
        file.endsWith('.html'),
      );
      expect(files.length).toBeGreaterThan(20);
      const nested: string[] = [];
      for (const file of files) {
        const html = await readFile(join(client, file), 'utf8');
        if (/<noscript(?:(?!<\/noscript>)[^])*<noscript/.test(html)) nested.push(file);
      }
      expect(nested).toEqual([]);
    });

    /** Gives five stars, and waits for the button that follows. */
    async function praise(page: Page) {
      const { url, close } = await startStaticHost(join(dist, 'client'));
      await page
        .context()
        .route(PUBLIC_REVIEWS, (route) =>
          route.fulfill({ contentType: 'text/html', body: 'Here' }),
        );
      await page.goto(`${url}/review`);
      await page.getByRole('radio', { name: review.star(5) }).click();
      const leave = page.getByRole('button', { name: review.praise.button });
      await expect(leave).toBeVisible();
      return { leave, close };
    }

    for (const [what, isHeld, act] of [
      ['a press before any script has come', true, (button: Locator) => button.click()],
      ['a press', false, (button: Locator) => button.click()],
      ['Space', false, (button: Locator) => button.press(' ')],
    ] as const) {
      test(`after five stars ${what} opens the public review page in a new tab`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(NETWORK_DOWN, /status of 404/);
        if (isHeld) await holdScript(page);
        const { leave, close } = await praise(page);
        try {
          if (!isHeld) await started(page);
          const opened = page.waitForEvent('popup');
          await act(leave);
          expect((await opened).url()).toBe(PUBLIC_REVIEWS);
          if (isHeld) return;
          await expect(page.getByRole('button', { name: review.praise.pressed })).toBeDisabled();
          await expect(page.getByText(review.praise.opening)).toBeVisible();
        } finally {
          await close();
        }
      });
    }
  },
);
