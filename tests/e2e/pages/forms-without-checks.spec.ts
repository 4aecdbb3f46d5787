import type { Page } from '@playwright/test';
import { expect, offline as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { fillHero, heroForm, visitor } from '../../support/hero.ts';

// A first visit whose connection goes before what checks the answers has come.

const CHECKS = /\/assets\/validate-[^/]*\.js$/;

const failures = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test('without what checks the answers a press says that it failed; what was typed stays, and is sent by a press later', async ({
  page,
  arrivedOnce,
}) => {
  await page.route(CHECKS, (route) => route.abort());
  await page.goto('/');
  await alive(page);
  const form = heroForm(page);
  const phone = form.getByRole('textbox', { name: 'Phone number' });
  await phone.fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(failures(page).first()).toBeVisible();
  await expect(phone).toHaveValue(visitor.phone);

  await page.unroute(CHECKS);
  await fillHero(page);
  await form.getByRole('button', { name: 'Send Request' }).click();
  expect((await arrivedOnce()).data).toMatchObject({ phone: visitor.phone });
});
