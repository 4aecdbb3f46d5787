import type { Locator, Page } from '@playwright/test';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords, kindWords } from '../../src/content/admin/website/kinds.ts';
import { pagePictureWords } from '../../src/content/admin/website/pictures.ts';
import { entryStates } from '../../src/content/admin/website/screen.ts';
import { byHand } from '../../src/content/admin/by-hand.ts';
import { builtAreaEntries } from '../../src/content/areas/index.ts';
import { fieldText } from '../../src/content/forms/common.ts';
import { builtServiceEntries } from '../../src/content/services/index.ts';
import { problems } from '../../src/contract/content/lines.ts';
import { addedArea, addedService } from '../support/added.ts';
import { expectAccessible } from '../support/axe.ts';
import { offline } from '../support/fixtures.ts';
import { fillHero, heroForm } from '../support/hero.ts';
import { addPicture } from './admin-page-picture.ts';
import { expect, REFUSED, rows, signedIn } from './admin-set-up.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';

const test = offline.extend({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]),
});

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(240_000);

/** Pages are rendered by a process of its own, which a busy machine starts late. */
const RENDERED = { timeout: 60_000 };

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** Opens an address until the visitors' pages are those of the publication. */
const until = (page: Page, path: string, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.goto(path);
    await isThere();
  }).toPass(RENDERED);

const SEEN = 'A slate roof with a new gutter';

/** Waits until a picture has come, cropped where it was said. */
async function expectShown(picture: Locator): Promise<void> {
  await expect(picture).toHaveCSS('object-position', '46% 50%');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

type Added = {
  readonly what: string;
  readonly kind: 'area' | 'service';
  readonly path: `/${string}`;
  /** The page that lists it. */
  readonly list: `/${string}`;
  readonly said: Readonly<Record<'label' | 'description' | 'h1' | 'lead', string>>;
  /** The name of a page of the build. */
  readonly taken: string | undefined;
  /** What is typed, by the labels of the fields, in their order. */
  readonly typed: readonly (readonly [label: string, text: string])[];
  readonly choice?: { readonly label: string; readonly value: string };
  /** The field of the form that offers it, and what the lead has. */
  readonly field: { readonly label: string; readonly name: 'location' | 'service' };
};

const typedOf = (
  words: Readonly<Record<string, unknown>>,
  said: object,
  names: readonly string[],
) =>
  names.map((name) => {
    const { label } = Object(words[name]);
    return [String(label), String(Reflect.get(said, name))] as const;
  });

const { service } = fieldWords;

const all: readonly Added[] = [
  {
    what: 'an area',
    kind: 'area',
    path: '/areas/quarry-flats',
    list: '/areas',
    said: addedArea,
    taken: builtAreaEntries[0]?.label,
    typed: typedOf(fieldWords.area, addedArea, [
      'label',
      'description',
      'suburbs',
      'h1',
      'lead',
      'text',
    ]),
    field: { label: fieldText.location.label, name: 'location' },
  },
  {
    what: 'a service',
    kind: 'service',
    path: '/services/roof-gutter-repairs',
    list: '/services',
    said: addedService,
    taken: builtServiceEntries[0]?.label,
    typed: [
      ...typedOf(service, addedService, ['label', 'description', 'h1', 'lead', 'text']),
      ...addedService.offers.flatMap(({ title, text }, at) => [
        [service.title(at + 1), title] as const,
        [service.offer(at + 1), text] as const,
      ]),
      ...addedService.faq.flatMap(({ question, answer }, at) => [
        [service.question(at + 1), question] as const,
        [service.answer(at + 1), answer] as const,
      ]),
    ],
    choice: { label: service.category.label, value: addedService.category },
    field: { label: fieldText.service.label, name: 'service' },
  },
];

for (const { what, kind, path, list: overview, said, taken, typed, choice, field } of all) {
  test(`${what} is added on a phone with the keyboard and a picture, chosen in a lead, and taken off again: the lead still names it`, async ({
    page,
    browser,
    site,
    watch,
    arrivedOnce,
  }) => {
    await signedIn(page, '/admin/website?list=pages');
    await press(page, kindWords[kind].add ?? '');
    const input = (label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label} \\(`) }).first();
    const name = input(fieldWords[kind].label.label);
    // Nothing but Tab from field to field.
    await name.focus();
    await page.keyboard.insertText(taken ?? '');
    for (const [label, text] of typed.slice(1)) {
      const next = input(label);
      do await page.keyboard.press('Tab');
      while (!(await next.evaluate((one) => one === document.activeElement)));
      await page.keyboard.insertText(text);
    }
    await press(page, entryForm.publish);
    await expect(name).toHaveAccessibleDescription(new RegExp(problems.named));
    await expectAccessible(page);
    await page.reload();
    await expect(input(fieldWords[kind].lead.label)).toHaveValue(said.lead);
    await name.fill(said.label);
    if (choice) {
      const select = page.getByRole('combobox', { name: new RegExp(`^${choice.label} \\(`) });
      await select.selectOption(choice.value);
    }
    await addPicture(page);
    await press(page, entryForm.publish);
    const seen = input(fieldWords.gallery.alt.label);
    await expect(seen).toHaveAccessibleDescription(new RegExp(entryForm.problems.noAlt));
    await expectAccessible(page);
    await seen.fill(SEEN);
    await press(page, entryForm.publish);
    const list = page.getByRole('region', { name: kindWords[kind].heading });
    const row = list.getByRole('listitem').filter({ hasText: said.label });
    await expect(row).toContainText(entryStates.live, RENDERED);
    await expectAccessible(page);

    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const visitor = await context.newPage();
    watch(visitor);
    await until(visitor, path, () =>
      expect(visitor.getByRole('heading', { level: 1 })).toHaveText(said.h1, { timeout: 1000 }),
    );
    await expectShown(visitor.getByRole('img', { name: SEEN }));
    // To name what was added in e-mails and statistics, too.
    await site.restarted();
    await visitor.goto(overview);
    const card = visitor.getByRole('main').getByRole('listitem').filter({ hasText: said.label });
    await card.scrollIntoViewIfNeeded();
    await expectShown(card.locator('img'));
    await visitor.goto('/');
    await fillHero(visitor);
    const form = heroForm(visitor);
    await form.getByLabel(field.label).selectOption(said.label);
    await form.getByRole('button', { name: 'Send Request' }).click();
    const { data } = await arrivedOnce();
    expect(data).toMatchObject({ [field.name]: said.label });

    await page.goto(`/admin/website?open=${kind}/${path.split('/').at(-1)}`);
    await press(page, entryWords.edit);
    await expect(seen).toHaveValue(SEEN);
    await press(page, pagePictureWords.remove);
    await expect(seen).toHaveCount(0);
    await press(page, entryForm.publish);
    await until(visitor, path, async () => {
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(said.h1);
      await expect(visitor.getByRole('img', { name: SEEN })).toHaveCount(0);
    });

    const offered = async (count: number) => {
      if (kind !== 'service') return;
      await page.goto('/admin/leads/new');
      const choice = page.getByLabel(byHand.service).locator('option', { hasText: said.label });
      await expect(choice).toHaveCount(count);
    };
    await offered(1);
    const shown = async () => {
      await page.goto('/admin/leads');
      await rows(page).first().click();
      await expect(page.getByRole('main')).toContainText(said.label);
    };
    await shown();
    await page.goto(`/admin/website?open=${kind}/${path.split('/').at(-1)}`);
    await press(page, entryWords.take.button);
    const { confirm } = entryWords.take.ask('');
    await page.getByRole('dialog').getByRole('button', { name: confirm }).press('Enter');
    await expect(page.getByRole('status').getByText(entryStates.off, { exact: true })).toBeVisible(
      RENDERED,
    );
    await until(visitor, '/', () => expect(visitor.locator(`a[href="${path}"]`)).toHaveCount(0));
    await offered(0);
    // The server restarts once more.
    await expect(async () => {
      expect((await visitor.request.get(path)).status()).toBe(404);
      for (const list of ['/', '/sitemap', '/contact', '/sitemap.xml'])
        expect(await (await visitor.request.get(list)).text(), list).not.toContain(
          said.description,
        );
      await shown();
    }).toPass(RENDERED);
    await context.close();
  });
}
