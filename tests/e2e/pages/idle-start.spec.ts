import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { projects } from '../../../src/content/projects/index.ts';
import { service } from '../../support/entries.ts';
import { expectNeverEmpty, watchMain } from '../../support/first-action.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, started } from '../../support/forms.ts';
import { pictures } from '../../support/gallery.ts';
import { heroForm, visitor } from '../../support/hero.ts';

// A page that nobody touches starts by itself while it is idle.

/** Whether React has not rendered it yet. */
const isUntouched = (element: Locator) =>
  element.evaluate((found) => !Object.keys(found).some((key) => key.startsWith('__reactFiber')));

/** Where React has begun, but sections wait for the next idle moment, or for input. */
async function stopAfterStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = globalThis.requestIdleCallback.bind(globalThis);
    const after = scheduler.yield.bind(scheduler);
    const isStarted = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer$'),
      );
    globalThis.requestIdleCallback = (tell, options) => (isStarted() ? 0 : later(tell, options));
    scheduler.yield = () => (isStarted() ? new Promise<void>(() => undefined) : after());
  });
}

/** Sections wait until a whole phone number is typed, and again from when the hero's second step is in the document. */
const stopOnceAhead = (page: Page) =>
  page.addInitScript(() => {
    const after = scheduler.yield.bind(scheduler);
    const phone = () => document.querySelector<HTMLInputElement>('#hero-form [type="tel"]')?.value;
    const isTyped = () => (phone() ?? '').replaceAll(/\D/g, '').length === 10;
    const isAhead = () => document.querySelector('#hero-form [name="name"]') !== null;
    const isStarted = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer$'),
      );
    const frame = () => new Promise(requestAnimationFrame);
    globalThis.requestIdleCallback = (tell, options) => {
      void scheduler.yield().then(() => setTimeout(tell, 0, options));
      return 0;
    };
    scheduler.yield = async () => {
      while (isStarted() && (!isTyped() || isAhead())) await frame();
      await after();
    };
  });

/** With the focus React begins to hydrate a part, though not in the same task. */
const hideFocus = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('focusin', (event) => event.stopImmediatePropagation(), true),
  );

/** How many sections React has not hydrated yet. */
function waitingSections(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    let waiting = 0;
    const count = (first: unknown): void => {
      for (let fiber = first; typeof fiber === 'object' && fiber;) {
        const state: unknown = Reflect.get(fiber, 'memoizedState');
        if (typeof state === 'object' && state && Reflect.get(state, 'dehydrated')) waiting += 1;
        count(Reflect.get(fiber, 'child'));
        fiber = Reflect.get(fiber, 'sibling');
      }
    };
    if (root && key !== undefined) count(Reflect.get(root, key).stateNode.current);
    return waiting;
  });
}

for (const path of ['/', '/projects', '/review', service.href]) {
  test(`${path} hydrates by itself, section by section, and nothing of it is replaced`, async ({
    page,
  }) => {
    await watchMain(page);
    await page.goto(path);
    await started(page);
    await expect.poll(() => waitingSections(page)).toBe(0);
    await expectNeverEmpty(page);
  });
}

for (const path of ['/', '/quote', '/contact', '/projects', '/services', '/about', '/assessment']) {
  test(`${path} starts without Intl, whose first use is a long task`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = [];
      Object.assign(globalThis, { used });
      for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat']) {
        const real: unknown = Reflect.get(Intl, name);
        if (typeof real !== 'function') continue;
        const construct = (target: Function, given: unknown[]): object => {
          used.push(name);
          return Reflect.construct(target, given);
        };
        Reflect.set(Intl, name, new Proxy(real, { construct }));
      }
    });
    await page.goto(path);
    await started(page);
    await expect.poll(() => waitingSections(page)).toBe(0);
    // Only the clock may need Intl, where the browser has no Temporal.
    const isClock = await page.evaluate(() => !('Temporal' in globalThis));
    const used = z
      .array(z.string())
      .parse(await page.evaluate(() => Reflect.get(globalThis, 'used')));
    expect(used.filter((name) => !(isClock && name === 'DateTimeFormat'))).toEqual([]);
  });
}

test('what follows the first screen is laid out when the page has loaded, and nothing moves by it', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const contact = page.locator('#contact');
  await expect(contact).toHaveCSS('content-visibility', 'auto');
  resolve();
  await expect(page.locator('html')).not.toHaveAttribute('data-later');
  await expect(contact).toHaveCSS('content-visibility', 'visible');
  const moved = await page.evaluate(
    () =>
      new Promise((found) => {
        const look = new PerformanceObserver((list) => found(list.getEntries().length));
        look.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(0), 500);
      }),
  );
  expect(moved).toBe(0);
});

test('the projects further down are laid out when the page is idle, and all of them are', async ({
  page,
}) => {
  // Its pictures are lazy: nothing that could be held back keeps it from having loaded.
  await page.addInitScript(() => {
    const later = globalThis.requestIdleCallback.bind(globalThis);
    const idle = new Promise<void>((letBeIdle) => Object.assign(globalThis, { letBeIdle }));
    globalThis.requestIdleCallback = (tell, options) => {
      void idle.then(() => later(tell, options));
      return 0;
    };
  });
  await page.goto('/projects');
  const last = page.locator('main ol > li').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(() => Reflect.get(globalThis, 'letBeIdle')());
  await expect(page.locator('html')).not.toHaveAttribute('data-later');
  await expect(page.locator('main ol > li[style*="content-visibility: visible"]')).toHaveCount(
    projects.length,
  );
});

test('a page that is opened at one of its parts is laid out whole at once', async ({ page }) => {
  await page.goto('/#contact', { waitUntil: 'commit' });
  await expect(page.locator('#contact')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('it waits for an interaction where the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser itself reports where its pointer rests.
    for (const name of ['pointerover', 'pointermove'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    // Not of the object itself: the browser may drop that and make another.
    const connection: object = Object.getPrototypeOf(Reflect.get(navigator, 'connection'));
    Object.defineProperty(connection, 'saveData', { get: () => true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const isStarted = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
  expect(await isStarted()).toBe(false);
  await alive(page);
});

test.describe('while sections wait for their turn', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopAfterStart(page);
    await page.goto('/');
    await started(page);
    await expect.poll(() => waitingSections(page)).toBeGreaterThan(3);
  });

  test('a picture of the gallery opens at the first press, once', async ({ page }) => {
    await pictures(page).first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  const presses = [
    { by: '', press: (picture: Locator) => picture.click() },
    { by: ' of Enter', press: (picture: Locator) => picture.press('Enter') },
  ];
  for (const { by, press } of presses) {
    test(`a press${by} that HTML answers does not wait for React`, async ({ page }) => {
      await page.evaluate(() => {
        const isHydrated = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber'));
        // After the site's own listeners, and before React's.
        addEventListener(
          'click',
          ({ target }) => {
            if (!(target instanceof Element)) return;
            const link = target.closest('a[data-enhanced]');
            const dialog = document.querySelector('dialog[open] img');
            Object.assign(globalThis, { first: link && !isHydrated(link) && dialog !== null });
          },
          { capture: true, once: true },
        );
      });
      await press(pictures(page).first());
      expect(await page.evaluate(() => Reflect.get(globalThis, 'first'))).toBe(true);
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    });
  }

  test('Continue goes on with the number that was typed', async ({ page }) => {
    const form = heroForm(page);
    await form.getByLabel('Phone number').pressSequentially(visitor.phone);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByLabel('Your name')).toBeVisible();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  });

  test('a letter is in its field before React hydrates that, and React learns of it', async ({
    page,
  }) => {
    const form = heroForm(page);
    const field = form.getByLabel('Phone number');
    await field.evaluate((input) =>
      addEventListener(
        'input',
        () => {
          const first = !Object.keys(input).some((key) => key.startsWith('__reactFiber'));
          Object.assign(globalThis, { first });
        },
        { capture: true, once: true },
      ),
    );
    await field.pressSequentially(visitor.phone);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'first'))).toBe(true);
    await expect(field).toHaveValue(visitor.phone);
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(field).toHaveValue(visitor.phone);
  });
});

test('after a phone number the second step is ready before the sections further down', async ({
  page,
}) => {
  await stopOnceAhead(page);
  await page.goto('/');
  await started(page);
  const form = heroForm(page);
  await form.getByLabel('Phone number').pressSequentially(visitor.phone);
  await expect(form.locator('[name="name"]')).toBeAttached();
  expect(await waitingSections(page)).toBeGreaterThan(3);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Your name')).toBeVisible();
});

test('what is typed before its form is hydrated is stored without a further press', async ({
  page,
}) => {
  await page.goto('/');
  await started(page);
  await heroForm(page).getByLabel('Phone number').pressSequentially(visitor.phone);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain(visitor.phone);
});

test.describe('while a form has not even been read by React', () => {
  test.beforeEach(async ({ page }) => {
    await hideFocus(page);
    await stopAfterStart(page);
    await page.goto('/');
    await started(page);
    await expect.poll(() => waitingSections(page)).toBeGreaterThan(3);
  });

  test('Continue leads on even before the number in its field has enabled it', async ({ page }) => {
    const form = heroForm(page);
    // As where React has begun with the form: HTML enables nothing in it from then on.
    await page.evaluate(() =>
      Object.assign(document.documentElement.dataset, { taken: 'hero-form' }),
    );
    await form.getByLabel('Phone number').pressSequentially(visitor.phone);
    const button = form.getByRole('button', { name: 'Continue' });
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await expect(form.getByLabel('Your name')).toBeVisible();
  });

  test('letters leave it to its turn, and are sent all the same', async ({ page }) => {
    const form = heroForm(page);
    const field = form.getByLabel('Phone number');
    await field.pressSequentially(visitor.phone);
    await page.evaluate(() => new Promise((over) => requestAnimationFrame(() => setTimeout(over))));
    expect(await isUntouched(field)).toBe(true);
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(field).toHaveValue(visitor.phone);
  });

  test('text that is composed is the browser’s until it is whole, and React learns of it', async ({
    page,
  }) => {
    const form = heroForm(page);
    const field = form.getByLabel('Phone number');
    const keyboard = await page.context().newCDPSession(page);
    await field.focus();
    for (const end of [4, 8, visitor.phone.length]) {
      const text = visitor.phone.slice(0, end);
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
      await expect(field).toHaveValue(text);
      expect(await isUntouched(field)).toBe(true);
    }
    await keyboard.send('Input.insertText', { text: visitor.phone });
    await expect(field).toHaveValue(visitor.phone);
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(field).toHaveValue(visitor.phone);
  });
});

test('Space on what HTML answers does not wait for React', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hideFocus(page);
  await stopAfterStart(page);
  await page.goto(service.href);
  await started(page);
  const question = page.locator('main details > summary').first();
  await question.press('Space');
  await expect(page.locator('main details').first()).toHaveAttribute('open');
  expect(await isUntouched(question)).toBe(true);
  const opener = page.locator('main section a[role="button"][data-opener]').first();
  await opener.press('Space');
  await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('what is chosen while React puts the page in place is told to it once, and the page goes on', async ({
  page,
}) => {
  // HTML answers by its listeners already, and React has not put anything in place.
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener.bind(globalThis);
    let isChosen = false;
    globalThis.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (isChosen || args[0] !== 'visibilitychange' || args[2] !== true) return;
      isChosen = true;
      queueMicrotask(() => {
        document
          .querySelector<HTMLInputElement>('#home-contact-form [type=radio]:not(:checked)')
          ?.click();
        document.dispatchEvent(new Event('visibilitychange'));
        document.documentElement.dataset['chosen'] = '';
      });
    };
  });
  await page.goto('/');
  await expect(page.locator('html[data-chosen]')).toBeAttached();
  await alive(page);
  const choices = page.locator('#home-contact-form').getByRole('radio');
  await expect(choices.first()).not.toBeChecked();
  await choices.first().check();
  await expect(choices.first()).toBeChecked();
});
