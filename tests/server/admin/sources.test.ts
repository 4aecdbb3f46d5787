import { parse } from 'csv-parse/sync';
import { exportColumnOf, exportWords } from '#content/admin/export.ts';
import { expect, test } from 'vitest';
import { analyticsSchema, DIRECT, FACEBOOK, GOOGLE_ADS } from '#contract/admin/analytics.ts';
import type { OriginData } from '#contract/form-data.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { sourceOf } from '#server/store/source.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const from = (origin: OriginData) => aLead({ data: origin });
const landingPage = '/services/masonry';

test.each<[string, OriginData]>([
  ['newsletter', { landingPage, utmSource: ' Newsletter ', gclid: true }],
  [GOOGLE_ADS, { landingPage, gclid: true, firstReferrer: 'www.google.com' }],
  [FACEBOOK, { landingPage, fbclid: true }],
  ['google.com', { landingPage, firstReferrer: 'www.google.com' }],
  [DIRECT, { landingPage }],
  ['', {}],
])('the source %j is that of %o', (source, origin) => {
  expect(sourceOf(from(origin).envelope)).toBe(source);
});

test('leads are counted by source, with those contacted and won, spam apart', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const flyer = from({ landingPage, utmSource: 'flyer' });
  for (const lead of [flyer, from({ landingPage, utmSource: 'Flyer' }), from({ landingPage })])
    await sendLead(app, lead);
  await sendLead(app, { ...from({ landingPage }), guard: { trap: 'x', fillMs: 0 } });
  const url = `${paths.adminLeads}/${flyer.envelope.submissionId}`;
  await owner({ method: 'PATCH', url, payload: { stage: 'won' } });
  const { sources } = analyticsSchema.parse((await owner({ url: paths.adminAnalytics })).json());
  expect(sources).toEqual([
    { id: 'flyer', leads: 2, contacted: 1, won: 1, wonCents: 0 },
    { id: DIRECT, leads: 1, contacted: 0, won: 0, wonCents: 0 },
  ]);
});

test('the export has a column for each part of where a lead came from', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const origin = {
    landingPage,
    firstReferrer: 'news.example',
    utmSource: 'flyer',
    gclid: true,
  } as const;
  await sendLead(app, from(origin));
  const { body } = await owner({ url: paths.adminLeadsCsv });
  const [row] = z.array(z.unknown()).parse(parse(body, { columns: true, bom: true }));
  expect(row).toMatchObject({
    [exportColumnOf('landingPage')]: landingPage,
    [exportColumnOf('firstReferrer')]: origin.firstReferrer,
    [exportColumnOf('utmSource')]: origin.utmSource,
    [exportColumnOf('gclid')]: exportWords.yes,
    [exportColumnOf('utmMedium')]: '',
  });
});
