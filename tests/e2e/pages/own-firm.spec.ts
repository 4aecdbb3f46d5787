import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleNames, samplePlace } from '../../../scripts/brand/sample.ts';
import { business } from '../../../src/content/business.ts';
import { areaEntries } from '../../../src/content/areas/index.ts';
import { figures, figureText } from '../../../src/content/claims.ts';
import { serviceEntries } from '../../../src/content/services/index.ts';
import { nothingPublished } from '../../../src/contract/content/published.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addedArea, addedService } from '../../support/added.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { distDir, rendered } from '../../support/published.ts';

const published = {
  ...nothingPublished,
  business: { business: ownFirm },
  look: { look: { accent: '#1f4653' } },
};

test.skip(!business.isSample, 'the build is a firm’s own');

/** All that has words in it: what people and search engines read, and scripts. */
const isRead = (file: string) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(file);

test('a firm that has published its name finds the sample’s on no page, in no list and in no script', async () => {
  await rendered(published, async ({ folder }) => {
    const rendering = new Set(await readdir(folder, { recursive: true }));
    const served = (await readdir(join(distDir, 'client'), { recursive: true })).filter(isRead);
    expect(served.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const file of served) {
      const text = await readFile(
        rendering.has(file) ? join(folder, file) : join(distDir, 'client', file),
        'utf8',
      );
      found.push(
        ...sampleNames.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
      );
    }
    expect(found).toEqual([]);
  });
});

/** What a page shows: its text and its descriptions, without code. */
const shown = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/ (?:class|style|d|src\w*)="[^"]*"/g, '');

test('nor the sample’s people, and no figure that it has not confirmed', async () => {
  // Years follow from the year of foundation, and a guarantee is no figure.
  const { yearsInBusiness: _, cbdYears: __, satisfaction: ___, ...unconfirmed } = figures;
  const { founder, masonryLead, concreteLead } = business.people;
  const said = [
    ...[founder, masonryLead, concreteLead].map(({ firstName }) => `${firstName} `),
    ...Object.values(unconfirmed).map(
      (figure) => `${figureText(figure)} ${figure.noun.split(' ')[0]}`,
    ),
    `${figureText(figures.tradespeopleYears)} years`,
    founder.role,
    'his sons',
    'his word',
  ];
  await rendered(published, async ({ folder, read }) => {
    const pages = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const page of pages) {
      const text = shown(await read(page));
      found.push(
        ...said.filter((words) => text.includes(words)).map((words) => `${page}: ${words}`),
      );
    }
    expect(found).toEqual([]);
  });
});

test('nor the sample’s city, state and law, where the firm works in another state on jobs of its own', async () => {
  const off = (slugs: readonly string[]) => Object.fromEntries(slugs.map((slug) => [slug, null]));
  const elsewhere = {
    ...published,
    business: { business: { ...ownFirm, licence: 'BR 1', city: 'Perth', state: 'WA' } },
    service: { ...off(serviceEntries.map(({ slug }) => slug)), roofs: addedService },
    area: { ...off(areaEntries.map(({ id }) => id)), quarry: addedArea },
  };
  await rendered(elsewhere, async ({ folder, read, hash }) => {
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.(?:html|json|xml|webmanifest)$/.test(file) && !/^(?:admin|meta)/.test(file),
    );
    // What was published, and what the office edits: the words of pages that are off, too.
    const ofOffice = [`content/${hash}.json`, `content/${hash}-texts.json`];
    const served = files.filter((file) => !ofOffice.includes(file));
    expect(served.length).toBeGreaterThan(30);
    const place = new RegExp(`${samplePlace.city}|\\b${samplePlace.state}\\b|New South Wales`);
    const found: string[] = [];
    for (const file of served) {
      const [said] =
        place.exec(file.endsWith('.html') ? shown(await read(file)) : await read(file)) ?? [];
      if (said !== undefined) found.push(`${file}: ${said}`);
    }
    expect(found).toEqual([]);
    for (const file of ['contact.html', 'services/roofs.html', 'manifest.webmanifest'])
      expect(await read(file)).not.toMatch(/masonry|repointing|retaining walls/i);
  });
});
