import { readdir } from 'node:fs/promises';
import { folders } from '../../../scripts/build/paths.ts';
import { isListed } from '../../../scripts/build/file-names.ts';
import { update } from '../../../src/content/shell.ts';
import { expect, NETWORK_DOWN, test } from '../../support/fixtures.ts';
import { sendHero } from '../../support/hero.ts';

/** Names that blockers' lists have in common: generic rules of EasyList, EasyPrivacy and Fanboy's lists. */
const RULES = [
  /[/_-]ads?[._/-]/i,
  /advert|banner|sponsor|popunder|promo[._-]/i,
  /analytics?/i,
  /lead-?(?:capture|status|gen|track|view)/i,
  /track(?:er|ing)?[._-]/i,
  /pixel|beacon|telemetry|metrics/i,
  /[/_-](?:stats?|tag|log|error-log|log-store|widget|popup|cookies?|consent)[._-]/i,
  /(?:social|share)[._-]/i,
  /third-part/i,
  /newsletter|notice-/i,
];

/** A hash may be anything. */
const withoutHash = (file: string) => file.replace(/[.-][\w-]{8}(?=(?:\.\w+){1,2}$)/, '');

test('no file of the build has a name that blockers’ lists know', async () => {
  const files = (await readdir(folders.client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /assets|icons|pictures/.test(entry.parentPath))
    .map(({ name }) => `/${withoutHash(name)}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => isListed(file) || RULES.some((rule) => rule.test(file)))).toEqual(
    [],
  );
});

test('a sent request is confirmed where the code of the confirmation page is blocked', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.route('**/assets/ThankYouPage-*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await sendHero(page);
  await expect(page).toHaveURL('/thank-you');
  await expect(
    page.getByRole('heading', { level: 1, name: update.confirmation.title }),
  ).toBeVisible();
  await expect(page.getByText(update.confirmation.states.delivered)).toBeVisible();
  await page.locator('main').getByRole('link', { name: update.confirmation.link.label }).click();
  await expect(page).toHaveURL('/requests');
});
