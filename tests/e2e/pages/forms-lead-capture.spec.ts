import { expectAccessible } from '../../support/axe.ts';
import { expect, reading, test } from '../../support/fixtures.ts';
import { fillPerson, openForm, problems } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { area, choices, service } from '../../support/entries.ts';
import { services } from '../../../src/content/services/index.ts';
import { servicePage } from '../../../src/content/services/pages.ts';

test('a service page ends in a form that tells what it was about', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByLabel('What needs doing?').selectOption(choices.catalogue);
  await form.getByLabel('When?').selectOption('prompt');
  await form.getByLabel('What have you noticed?').fill(visitor.message);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'lead_capture',
    data: {
      formName: 'Lead Capture Form',
      name: visitor.name,
      phone: visitor.phone,
      email: visitor.email,
      service: choices.catalogue,
      urgency: 'prompt',
      message: visitor.message,
      topic: servicePage(service.slug).title,
      pageUrl: `${site.url}${service.href}`,
    },
  });
});

test('from one service to another what was typed comes along, and is about the other', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByLabel('What have you noticed?').fill(visitor.message);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const other = page.locator(`main a[href^="/services/"]:not([href="${service.href}"])`).first();
  const path = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(heading).not.toHaveText(before);
  await expect(form.getByLabel('What have you noticed?')).toHaveValue(visitor.message);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  const { data } = await arrivedOnce();
  expect(data).toMatchObject({ name: visitor.name, message: visitor.message });
  const there = services.find(({ href }) => href === path);
  expect(data).toHaveProperty('topic', there && servicePage(there.slug).title);
});

for (const path of [area.href, '/emergency']) {
  reading(`the form that closes ${path} asks for what is missing`, async ({ page }) => {
    const form = await openForm(page, path, '#lead-capture-form');
    await form.getByLabel('Your name').fill(visitor.name);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expect(problems(form)).toHaveText(['Phone number is required', 'Email is required']);
    await expect(form.getByLabel('Phone number')).toBeFocused();
    await expectAccessible(page, '#lead-capture-form');
  });
}
