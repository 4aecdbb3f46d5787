import type { Locator, Page } from '@playwright/test';
import { services } from '../../../src/content/services/index.ts';
import { pictures } from '../../../tests/support/gallery.ts';

/** Something that a visitor does first on a page. */
export type FirstAction = {
  readonly name: string;
  readonly path: string;
  readonly by: 'mouse' | 'finger';
  /** What the page has before, as a browser fills in a form that it knows. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the hand goes for. */
  readonly target: (page: Page) => Locator;
  /** Whether the hand presses, or only comes near. */
  readonly press: boolean;
  /** Runs in the page, at every frame: whether the answer is seen. It may use nothing from outside. */
  readonly isAnswered: () => boolean;
};

const [firstService] = services;

function isLit(): boolean {
  const star = document.querySelector('[role="radiogroup"] svg');
  return star !== null && getComputedStyle(star).fill !== 'rgba(0, 0, 0, 0)';
}

/** One of each kind of control, in the order of the table. */
export const firstActions: readonly FirstAction[] = [
  {
    name: 'menu',
    path: '/',
    by: 'finger',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    press: true,
    isAnswered: () => document.querySelector('#site-menu')?.checkVisibility() === true,
  },
  {
    name: 'mega-menu, under a mouse',
    path: '/',
    by: 'mouse',
    target: (page) => page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }),
    press: false,
    isAnswered: () =>
      document.querySelector('#menu-services')?.checkVisibility({ visibilityProperty: true }) ===
      true,
  },
  {
    name: 'Get Quote',
    path: '/',
    by: 'mouse',
    target: (page) => page.getByRole('button', { name: 'Get Quote' }).first(),
    press: true,
    isAnswered: () =>
      [...document.querySelectorAll(':is(dialog, [role="dialog"]) input[type="tel"]')].some(
        (field) => field.checkVisibility(),
      ),
  },
  {
    name: 'star, under a mouse',
    path: '/review',
    by: 'mouse',
    target: (page) => page.getByRole('radio', { name: '4 stars' }),
    press: false,
    isAnswered: isLit,
  },
  {
    name: 'star',
    path: '/review',
    by: 'finger',
    target: (page) => page.getByRole('radio', { name: '3 stars' }),
    press: true,
    isAnswered: isLit,
  },
  {
    name: 'what follows a star, 300 ms later',
    path: '/review',
    by: 'finger',
    target: (page) => page.getByRole('radio', { name: '3 stars' }),
    press: true,
    isAnswered: () => document.querySelector('#feedback-form')?.checkVisibility() === true,
  },
  {
    name: 'filter chip',
    path: '/projects',
    by: 'finger',
    // The first of them, all projects, is the one that is chosen.
    target: (page) => page.locator('main [role="radiogroup"] > label').nth(1),
    press: true,
    isAnswered: () => {
      const [first] = document.querySelectorAll('#projects ol > li');
      const last = document.querySelector('#projects ol > li:last-of-type');
      return first?.checkVisibility() === true && last?.checkVisibility() === false;
    },
  },
  {
    name: 'FAQ',
    path: firstService?.href ?? '/services',
    by: 'finger',
    target: (page) => page.locator('main details > summary').first(),
    press: true,
    isAnswered: () => document.querySelector('main details[open]') !== null,
  },
  {
    name: 'gallery picture',
    path: '/',
    by: 'finger',
    target: (page) => pictures(page).first(),
    press: true,
    isAnswered: () =>
      [...document.querySelectorAll(':is(dialog, [role="dialog"]) img')].some((picture) =>
        picture.checkVisibility(),
      ),
  },
  {
    name: 'Continue',
    path: '/',
    by: 'finger',
    prepare: (page) =>
      page.locator('#hero-form input[type="tel"]').evaluate((field) => {
        if (field instanceof HTMLInputElement) field.value = '0491 570 006';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    target: (page) => page.locator('#hero-form').getByRole('button', { name: 'Continue' }),
    press: true,
    isAnswered: () =>
      document.querySelector('#hero-form input[name="name"]')?.checkVisibility() === true,
  },
];
