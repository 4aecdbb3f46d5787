import { seasonalSuggestions } from '../../../src/content/forms/seasonal.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, offline, reading, test } from '../../support/fixtures.ts';
import { problems, refuseStorage, sendHeroRefused } from '../../support/forms.ts';
import { fillHero, heroForm, sendHero, visitor } from '../../support/hero.ts';

reading('the hero form goes on from a phone to the rest and back', async ({ page }) => {
  await page.goto('/');
  const form = heroForm(page);
  await expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(form.getByText('Enter your phone number to continue.')).toBeVisible();
  await form.getByLabel('Phone number').fill('0123');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(problems(form)).toHaveText(['Please enter a valid Australian phone number']);
  await expectAccessible(page, '#hero-form');
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, '#hero-form');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
});

reading(
  'Continue shows a step that is rendered already, and that nothing reaches before',
  async ({ page }) => {
    await page.goto('/');
    const form = heroForm(page);
    const name = form.getByLabel('Your name');
    await form.getByLabel('Phone number').fill(visitor.phone);
    await expect(name).toBeAttached();
    await expect(name).toBeHidden();
    const rendered = await name.elementHandle();
    await form.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('form'))).toBeNull();
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(name).toBeFocused();
    expect(await name.evaluate((field, before) => field === before, rendered)).toBe(true);

    await reading.step('and what was answered there stays when one goes back', async () => {
      await name.fill(visitor.name);
      await form.getByRole('button', { name: 'Back' }).click();
      await expect(form.getByLabel('Phone number')).toBeFocused();
      await expect(name).toBeHidden();
      await form.getByRole('button', { name: 'Continue' }).click();
      await expect(name).toHaveValue(visitor.name);
    });
  },
);

reading('a suggestion of the season chooses its service', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-07-05T00:00:00Z'));
  await page.goto('/');
  const form = heroForm(page);
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('group', { name: 'Asked for at this time of year' })).toBeVisible();
  for (const { label, option } of seasonalSuggestions(7)) {
    await form.getByRole('button', { name: label }).click();
    await expect(form.getByLabel('What needs doing?')).toHaveValue(option);
  }
  await page.clock.setFixedTime(new Date('2027-10-05T00:00:00Z'));
  await form.getByRole('button', { name: 'Back' }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('group', { name: 'Often asked for' })).toBeVisible();
});

test('pressed twice, and Enter besides, the hero form sends one lead', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto('/');
  await fillHero(page);
  await heroForm(page).getByRole('button', { name: 'Send Request' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank-you');
  await arrivedOnce();
});

offline(
  'reloaded while it is being sent, the hero form sends one lead and does not ask again',
  async ({ page, site, arrivedOnce }) => {
    await page.goto('/');
    await fillHero(page);
    let held = 0;
    await page.route('**/api/leads', async (route) => {
      held += 1;
      if (held > 1) await route.continue();
    });
    await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
    await expect.poll(() => held).toBe(1);
    await page.reload();
    await arrivedOnce();
    await heroForm(page).getByLabel('Phone number').click();
    await expect(heroForm(page).getByText('Step 1 of 2')).toBeVisible();
    await expect(heroForm(page).getByLabel('Phone number')).toHaveValue('');
    expect(await site.inbox()).toHaveLength(1);
  },
);

test('what is seen of a form that was sent stays until the confirmation takes its place', async ({
  page,
}) => {
  await page.goto('/');
  await fillHero(page);
  const seen = await page.evaluateHandle(() => {
    const steps = new Set<string>();
    const look = () => {
      const form = document.getElementById('hero-form');
      if (form) steps.add(form.querySelector('[name="email"]') ? 'second' : 'first');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
    return steps;
  });
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeVisible();
  expect(await seen.evaluate((steps) => [...steps])).toEqual(['second']);
});

test('on a slow phone nothing else comes into view between Send and the confirmation', async ({
  page,
}) => {
  await page.goto('/');
  await fillHero(page);
  const send = heroForm(page).getByRole('button', { name: 'Send Request' });
  await send.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const seen = await page.evaluateHandle(() => {
    const frames: { founder: number; scroll: number }[] = [];
    const look = () => {
      if (!document.getElementById('hero-form')) return;
      const founder = document.getElementById('founder')?.getBoundingClientRect().top ?? 0;
      frames.push({ founder, scroll: scrollY });
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeVisible();
  const frames = await seen.evaluate((all) => all);
  expect(frames.length).toBeGreaterThan(1);
  // What lies below the form never moves up, by a form that shrinks or a page that is scrolled.
  const [first = { founder: NaN, scroll: NaN }] = frames;
  expect(Math.min(...frames.map(({ founder }) => founder))).toBeGreaterThan(first.founder - 1);
  expect([...new Set(frames.map(({ scroll }) => scroll))]).toEqual([first.scroll]);
});

test('whoever follows a link while a form is being sent is not called back from there', async ({
  page,
  arrivedOnce,
}) => {
  const answer = Promise.withResolvers<void>();
  const code = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/');
  await fillHero(page);
  const asked = page.waitForRequest('**/api/leads');
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  await asked;
  await page.locator('footer a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  answer.resolve();
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { name: 'A family of masons' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await arrivedOnce();
});

test('back from the thank-you page the hero form is empty and sends nothing', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page).toHaveURL('/thank-you');
  await page.goBack();
  await expect(heroForm(page).getByLabel('Phone number')).toHaveValue('');
  await page.goForward();
  await arrivedOnce();
});

test('back before the confirmation is drawn, the hero form is empty and can be sent again', async ({
  page,
  recorder,
}) => {
  // In the very task in which the address changes: no page is drawn that soon.
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      push(...given);
      if (location.pathname !== '/thank-you') return;
      history.pushState = push;
      history.back();
    };
  });
  await page.goto('/');
  await sendHero(page);
  await expect(heroForm(page).getByLabel('Phone number')).toHaveValue('');
  await expect(page).toHaveURL('/');
  await sendHero(page);
  await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeVisible();
  await expect.poll(() => recorder.received.length).toBe(2);
});

test('refused by the receiver, the form keeps what was typed, says why, and is sent corrected', async ({
  page,
  expectedErrors,
  arrivedOnce,
}) => {
  await page.goto('/');
  const acceptAgain = await sendHeroRefused(page, expectedErrors);
  const form = heroForm(page);
  await expect(problems(form)).toHaveText(['Please enter a valid email address']);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  await acceptAgain();
  await form.getByLabel('Email').fill('maeve.lee@example.com');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    revision: 2,
    data: { email: 'maeve.lee@example.com' },
  });
});

test('where the browser refuses storage, a lead is sent directly', async ({
  page,
  arrivedOnce,
}) => {
  await refuseStorage(page);
  await page.goto('/');
  await sendHero(page);
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/thank-you');
  await arrivedOnce();
});

offline(
  'neither sent nor stored, a lead is said to have failed and stays in the form',
  async ({ page, site, arrivedOnce }) => {
    await refuseStorage(page);
    await page.goto('/');
    await fillHero(page);
    await page.waitForLoadState('networkidle');
    await site.down();
    const send = heroForm(page).getByRole('button', { name: 'Send Request' });
    await send.click();
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByText('Please try again or give us a call directly.')).toBeVisible();
    await expect(heroForm(page).getByLabel('Your name')).toHaveValue(visitor.name);
    await site.up();
    await send.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await arrivedOnce()).toMatchObject({ revision: 1 });
  },
);

test('the button reads Sending... and is disabled while a lead is on its way', async ({ page }) => {
  await page.goto('/');
  await fillHero(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  await expect(heroForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expectAccessible(page, '#hero-form');
  answer.resolve();
  await expect(page).toHaveURL(/thank-you/);
});
