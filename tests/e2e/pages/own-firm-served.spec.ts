import { sampleNames } from '../../../scripts/brand/sample.ts';
import { areaEntries, areaHref } from '../../../src/content/areas/index.ts';
import { business } from '../../../src/content/business.ts';
import { builtGallery } from '../../../src/content/gallery.ts';
import { pageEntries, pageHref } from '../../../src/content/pages/index.ts';
import { projectTexts } from '../../../src/content/projects/entries.ts';
import { projectsPage } from '../../../src/content/projects/page.ts';
import { serviceEntries, serviceHref } from '../../../src/content/services/index.ts';
import { textGroups } from '../../../src/content/texts/groups.ts';
import { builtTestimonials } from '../../../src/content/testimonials.ts';
import { crawl, type Crawled } from '../../support/crawl.ts';
import { alive, openPopup } from '../../support/forms.ts';
import { expect, offline as test } from '../../support/fixtures.ts';
import { sendHero } from '../../support/hero.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { project, publisher } from '../../support/publishing.ts';

test.skip(!business.isSample, 'the build is a firm’s own');
test.setTimeout(180_000);

/** Long enough for a server that replaces itself. */
const SOON = { timeout: 40_000 };

const people = Object.values(business.people);

/** Sentences that the scripts contain word for word: those with a name are put together at run time. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => !people.some(({ firstName }) => sentence.includes(firstName)));

/** What any firm's pages say. */
const anyFirms = JSON.stringify(textGroups);

/** What only the sample can say. */
const stated = [
  ...people.map(({ name }) => name),
  ...builtTestimonials.flatMap(({ name, title, content }) => [
    name,
    title,
    ...sentencesOf(content),
  ]),
  ...projectTexts.flatMap(({ title, summary }) => [title, ...sentencesOf(summary)]),
  ...builtGallery.map(({ caption }) => caption),
].filter((words) => !anyFirms.includes(words));
const ofSample = new Set([...stated, ...sampleNames]);

const plain = (text: string): string =>
  text
    .replaceAll(/\\xa0|\\u00a0|&nbsp;/gi, '\u00A0')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'");

function saidIn(files: Crawled): readonly string[] {
  const texts = [...files].map(([path, text]) => [path, plain(text)] as const);
  return [...ofSample].flatMap((words) =>
    texts.filter(([, text]) => text.includes(words)).map(([path]) => `${path}: ${words}`),
  );
}

test('once a firm has published its name no file that the site leads to has a word of the sample; taken back, each is as it was', async ({
  site,
}) => {
  const before = await crawl(site.url);
  const said = saidIn(before);
  // Otherwise it has not come everywhere.
  expect(stated.filter((words) => !said.some((one) => one.endsWith(`: ${words}`)))).toEqual([]);

  const { publishFirm, withdrawFirm } = await publisher(site);
  const firm = await publishFirm();
  await expect(async () => {
    const files = await crawl(site.url);
    expect(files.size).toBeGreaterThan(100);
    expect(saidIn(files)).toEqual([]);
  }).toPass(SOON);

  await withdrawFirm(firm);
  await expect(async () => {
    const after = await crawl(site.url);
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect([...after].flatMap(([path, text]) => (text === before.get(path) ? [] : path))).toEqual(
      [],
    );
  }).toPass(SOON);
});

test('every page of such a firm starts and works', async ({ page, site, arrivedOnce }) => {
  page.setDefaultTimeout(10_000);
  const { publishFirm, publish } = await publisher(site);
  await publish();
  await publishFirm();
  const [service, area] = [serviceEntries[0], areaEntries[0]];
  const pages = [
    ...pageEntries.map(({ slug }) => pageHref(slug)),
    ...(service ? [serviceHref(service.slug)] : []),
    ...(area ? [areaHref(area.id)] : []),
    `/projects/${project.slug}`,
    '/nowhere',
  ];
  for (const path of pages) {
    // A server that replaces itself meanwhile does not answer.
    await expect(async () => {
      await page.goto(path);
      await alive(page);
    }).toPass(SOON);
    await expect(page.getByRole('contentinfo')).toContainText(ownFirm.name);
  }
  await page.goto('/projects');
  await page.getByRole('link', { name: projectsPage.viewer.open }).first().click();
  await expect(page.getByRole('dialog')).toContainText(project.summary);
  await page.goto('/about');
  await openPopup(page);
  await page.goto('/');
  await sendHero(page);
  await arrivedOnce();
});
