// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { entryStates, websiteScreen } from '#content/admin/website/screen.ts';
import {
  type ContentOverview,
  contentOverviewSchema,
  type Revision,
  revisionSchema,
} from '#contract/admin/content.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { Overview } from '#features/admin/website/Overview.tsx';
import { theme } from '#theme/theme.ts';
import { ownFirm } from '../../../../support/own-firm.ts';

const { counts } = websiteScreen;

const review = {
  name: 'Ines R.',
  location: 'Glebe',
  date: '2026-05',
  rating: 5,
  title: 'On time',
  content: 'They came when they said.',
  project: 'Chimney',
};

const published = (kind: ContentKind, slug: string, data: object): Revision =>
  revisionSchema.parse({
    id: crypto.randomUUID(),
    slug,
    base: null,
    state: 'published',
    author: '',
    at: '2026-11-26T02:00:00.000Z',
    kind,
    data,
  });

/** What is said of each section, by its title. */
function sectionsWith(live: readonly Revision[]) {
  const overview: ContentOverview = contentOverviewSchema.parse({
    entries: live.map((one) => ({ kind: one.kind, slug: one.slug, newest: one, live: one })),
    publication: { state: 'current', content: null, at: null, problem: null },
  });
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Overview overview={overview} rows={[]} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const said = [...page.querySelectorAll('li a')].map((link) =>
    [...link.querySelectorAll(':scope > span')].map((span) => span.textContent),
  );
  return Object.fromEntries(said.map(([title, text]) => [title, text]));
}

const about = published('words', 'about', { texts: { h1: 'Stone' } });
const added = published('testimonial', 'chimney-glebe', review);

test('texts that were published count as changed, an entry that was added does not', () => {
  const before = Number.parseInt(sectionsWith([])['Testimonials'] ?? '', 10);
  const sections = sectionsWith([about, added]);
  expect(sections['Words']).toBe(counts.changed(1));
  expect(sections['Testimonials']).toBe(counts.shown((before || 0) + 1));
  expect(sections['Numbers']).toBe(entryStates.asBuilt);
});

test.runIf(business.isSample)('what a firm has not published yet is called the sample’s', () => {
  const sections = sectionsWith([published('business', 'business', ownFirm), about]);
  expect(sections).toMatchObject({
    Words: counts.changed(1),
    Prices: entryStates.ofSample,
    Numbers: entryStates.noFigures,
    'Opening picture of the home page': entryStates.ofSample,
    Testimonials: counts.shown(0),
  });
});
