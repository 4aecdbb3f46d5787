import type { Locator, Page } from '@playwright/test';
import { BOOKING, description, missing } from '../../support/field-rules.ts';
import { expect } from '../../support/fixtures.ts';
import { problems, alive } from '../../support/forms.ts';
import {
  answerAll,
  expectCounter,
  expectEveryProblem,
  expectProblem,
  expectProblems,
} from '../../support/messages.ts';
import { test } from '../../support/sent-only-now.ts';

async function openBooking(page: Page): Promise<Locator> {
  // Saturday 21 November 2026 in Sydney.
  await page.clock.setFixedTime(new Date('2026-11-20T22:00:00Z'));
  await page.goto('/assessment');
  await alive(page);
  return page.locator('#assessment-form');
}

test('quick_assessment: the booking says all that can be wrong with its fields', async ({
  page,
  expectSentOnlyNow,
}) => {
  const form = await openBooking(page);
  await form.getByLabel('Preferred date').fill('2026-11-29');
  // The rule that looks at two fields speaks together with the rest, not in a second round.
  await expectProblems(
    form,
    'Book Assessment Report',
    [...missing(BOOKING), 'Please choose one', 'Tick the priority call, or choose another day'],
    'First name',
  );
  await form.getByLabel('Preferred date').fill('');
  await answerAll(form, BOOKING);
  const types = form.getByRole('group', { name: 'What should we assess?' });
  const first = types.getByRole('checkbox').first();
  await form.getByRole('button', { name: 'Book Assessment Report' }).click();
  await expectProblem(first, 'Please choose one');
  await types.getByRole('checkbox', { name: /^Insurance/ }).check();
  await expect(problems(form)).toHaveCount(0);
  await expectEveryProblem(form, 'Book Assessment Report', [
    ...BOOKING,
    description('What worries you?'),
    description('Getting in'),
  ]);
  await expectCounter(form, 'Getting in', 2000);
  await expectSentOnlyNow(form, 'Book Assessment Report');
});

test('quick_assessment: the booking says which days and times cannot be had', async ({
  page,
  expectSentOnlyNow,
}) => {
  const form = await openBooking(page);
  await answerAll(form, BOOKING);
  await form.getByRole('checkbox', { name: /^Maintenance/ }).check();
  const send = form.getByRole('button', { name: 'Book Assessment Report' });
  await expectEveryProblem(form, 'Book Assessment Report', [
    {
      label: 'Preferred date',
      // Today, an ordinary Thursday, or none.
      right: ['2026-11-21', '2027-02-18', ''],
      wrong: [
        ['2026-11-20', 'Please choose a day from today on'],
        ['2020-02-29', 'Please choose a day from today on'],
        ['20262-11-26', 'Please enter a date'],
      ],
    },
  ]);
  const day = form.getByLabel('Preferred date');
  // Half a date has no value in the browser; it must not pass for none.
  await day.fill('');
  await day.focus();
  await page.keyboard.type('1111');
  await send.press('Enter');
  await expectProblem(day, 'Please enter a date');
  await page.keyboard.type('11112027');
  await expect(day).toHaveValue('2027-11-11');
  await expect(problems(form)).toHaveCount(0);
  const call = form.getByRole('group', { name: 'Sundays and public holidays' });
  // A Sunday, Christmas Day, Australia Day and Good Friday.
  for (const closed of ['2026-11-29', '2026-12-25', '2027-01-26', '2027-03-26']) {
    await day.fill(closed);
    await send.click();
    await expectProblem(
      call.getByRole('checkbox'),
      'Tick the priority call, or choose another day',
    );
    await day.fill('2027-02-18');
    await expect(problems(form)).toHaveCount(0);
    await expect(call).toHaveCount(0);
  }
  const time = form.getByLabel('Time (optional)');
  await day.fill('2026-11-28');
  await time.selectOption('4PM-6PM');
  await send.click();
  await expectProblem(time, 'On Saturdays the last visit is 2PM-4PM.');
  await time.selectOption('2PM-4PM');
  await expect(problems(form)).toHaveCount(0);
  await time.selectOption('4PM-6PM');
  await expectProblem(time, 'On Saturdays the last visit is 2PM-4PM.');
  await day.fill('2026-11-29');
  await call.getByRole('checkbox').check();
  await expect(problems(form)).toHaveCount(0);
  await expectSentOnlyNow(form, 'Book Assessment Report');
});
