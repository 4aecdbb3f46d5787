import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { entryWords } from '../../../src/content/admin/website/entry.ts';
import { addressWords as words, fieldWords } from '../../../src/content/admin/website/kinds.ts';
import { expectAccessible } from '../../support/axe.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import { Site } from '../../support/site.ts';
import { expect, signedIn, test as base } from '../admin-set-up.ts';
import { listeningUrl } from '../admin-static-host.ts';

/** A geocoder on loopback that answers in Nominatim's format, or with this status. */
type Answering = { status: number; body: readonly object[]; readonly url: string };

const test = base.extend<{ geocoder: Answering }>({
  expectedErrors: async ({}, use) => use([NETWORK_DOWN]),
  viewport: { width: 390, height: 844 },
  geocoder: async ({}, use) => {
    const answering: { -readonly [Key in keyof Answering]: Answering[Key] } = {
      status: 200,
      body: [],
      url: '',
    };
    const server = createServer((_request, response) => {
      response.writeHead(answering.status).end(JSON.stringify(answering.body));
    });
    answering.url = `${await listeningUrl(server)}/search`;
    await use(answering);
    await new Promise((resolve) => server.close(resolve));
  },
  site: ({ geocoder }, use) => Site.during({ GEOCODER_URL: geocoder.url }, use),
});

/** Signing in and look-ups, each a second apart, on a busy machine. */
test.setTimeout(120_000);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false });
const find = (page: Page) => page.getByRole('button', { name: words.button, exact: true }).click();

const PLACE = 'Parramatta, City of Parramatta Council, Sydney, New South Wales, 2150, Australia';

test('an owner chooses the place of the address; without one, what is typed stays', async ({
  page,
  context,
  geocoder,
}) => {
  await signedIn(page, '/admin/website?open=business/business');
  await page.getByRole('button', { name: entryWords.edit, exact: true }).click();
  const locality = field(page, fieldWords.business.locality.label);
  await locality.fill('');
  await find(page);
  await expect(page.getByText(words.empty)).toBeVisible();
  await locality.fill('Parramatta');

  await find(page);
  await expect(page.getByText(words.none)).toBeVisible();
  geocoder.status = 429;
  await find(page);
  await expect(page.getByText(words.paused)).toBeVisible();
  geocoder.status = 503;
  await find(page);
  await expect(page.getByText(words.failed)).toBeVisible();
  await context.setOffline(true);
  await find(page);
  await expect(page.getByText(words.unreachable)).toBeVisible();
  await context.setOffline(false);
  await expect(locality).toHaveValue('Parramatta');

  geocoder.status = 200;
  geocoder.body = [
    { display_name: PLACE, lat: '-33.8150', lon: '151.0011' },
    { display_name: 'Parramatta Park', lat: '-33.8100', lon: '150.9950' },
  ];
  await find(page);
  await expect(page.getByText(words.choose)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: PLACE }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(field(page, fieldWords.business.latitude.label)).toHaveValue('-33.8150');
  await expect(field(page, fieldWords.business.longitude.label)).toHaveValue('151.0011');
  await expectAccessible(page);
});
