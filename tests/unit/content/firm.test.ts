import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { australianPhone } from '#content/australian-phone.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { firmTime } from '../../support/firm-clock.ts';

/** The modules of content as a page with this publication evaluates them. */
async function withContent(published: Partial<PublishedContent>) {
  const content = { ...nothingPublished, ...published };
  vi.stubGlobal('siteContent', { hash: '0123456789abcdef', content });
  const [firm, footer, terms, seo, promise, times, closed, shown, clock, top, data, table] =
    await Promise.all([
      import('#content/business.ts'),
      import('#content/footer.ts'),
      import('#content/legal/terms.ts'),
      import('#content/seo.ts'),
      import('#content/forms/promise.ts'),
      import('#content/opening-times.ts'),
      import('#content/closures.ts'),
      import('#app/prerender/closure-times.ts'),
      import('#content/business-time.ts'),
      import('#content/home/hero.ts'),
      import('#app/prerender/structured-data.ts'),
      import('#app/routes/table.ts'),
    ]);
  const contact = table.routes.find(({ path }) => path === '/contact');
  if (!contact) throw new Error('The site has no contact page.');
  return {
    ...firm,
    ...footer,
    ...terms,
    ...seo,
    ...promise,
    ...times,
    ...closed,
    ...shown,
    ...clock,
    ...top,
    home: table.routes.find(({ path }) => path === '/'),
    dataOfContact: data.dataTextsOf(contact).join(''),
  };
}

const closed = (from: string, until: string, reason = '') => ({
  closure: { summer: { from, until, reason } },
});

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Other files share what is loaded.
  vi.resetModules();
});

describe('a published business', () => {
  it('is named by everything that is made from it, and is no sample', async () => {
    const { business, footerText, termsOfService, titled, dataOfContact } = await withContent({
      business: { business: ownFirm },
    });
    expect(business).toMatchObject({
      isSample: false,
      subtitle: 'Services Since 2009',
      phone: australianPhone(ownFirm.phone),
      email: { href: 'mailto:hello@corbel.example' },
      people: { founder: { firstName: 'Ada', name: 'Ada Corbel' } },
    });
    expect(business.address.display).toMatch(
      new RegExp(`^${ownFirm.locality} \\w+ ${ownFirm.postcode}$`),
    );
    expect(footerText.copyright(2026)).toBe('© 2009-2026 Corbel Stonework');
    expect(JSON.stringify(termsOfService)).toContain('Corbel Stonework (ABN 10 000 000 000');
    expect(titled('Contact')).toBe('Contact | Corbel Stonework');
    expect(dataOfContact).toContain(
      `"telephone":"${australianPhone(ownFirm.phone).international}"`,
    );
    expect(dataOfContact).toContain('"foundingDate":"2009"');
  });
});

describe('a published city and state', () => {
  const inPerth = { ...ownFirm, city: 'Perth', state: 'WA', postcode: '6000' } as const;

  it('are in titles, headings, the address and the structured data', async () => {
    const { business, dataOfContact, footerText, hero, home, shareText } = await withContent({
      business: { business: inPerth },
    });
    expect(home?.title).toMatch(/^Corbel Stonework \| .+, Perth$/);
    for (const text of [hero.headline, footerText.blurb, shareText.imageAlt])
      expect(text).toContain('Perth');
    expect(business.address.display).toBe('Orange WA 6000');
    expect(dataOfContact).toContain('"addressRegion":"WA"');
    expect(dataOfContact).toContain('contractor in Perth');
  });

  it('move the clock and the public holidays', async () => {
    const { BUSINESS_TIME_ZONE, isPriorityCallDay } = await withContent({
      business: { business: inPerth },
    });
    expect(BUSINESS_TIME_ZONE).toBe('Australia/Perth');
    // Labour Day of Western Australia, and that of New South Wales.
    expect(isPriorityCallDay('2027-03-01')).toBe(true);
    expect(isPriorityCallDay('2027-10-04')).toBe(false);
  });

  it('are those of the build where a firm was published without them', async () => {
    const { business } = await withContent({});
    vi.resetModules();
    const published = await withContent({ business: { business: ownFirm } });
    const { city, state } = business;
    expect(published.business).toMatchObject({ city, state });
  });
});

describe('published opening hours', () => {
  const hours = {
    hours: {
      weekdays: { opens: '06:30', closes: '12:00' },
      saturday: { opens: '', closes: '' },
    },
  };

  it('are shown by the twelve-hour clock, and a day without any as closed', async () => {
    const { business, footerText, dataOfContact } = await withContent({ hours });
    expect(business.openingHours.map((row) => row.hours).slice(0, 2)).toEqual([
      '6:30 AM-12:00 PM',
      'Closed',
    ]);
    expect(footerText.hours[1]).toMatchObject({ days: 'Saturday', hours: 'Closed' });
    expect(dataOfContact).toContain('"opens":"06:30","closes":"12:00"');
    expect(dataOfContact).not.toContain('"Saturday"');
  });

  it('move what is promised and the days of priority calls', async () => {
    const { isPriorityCallDay, promiseFor } = await withContent({ hours });
    expect(isPriorityCallDay('2026-11-28')).toBe(true);
    expect(isPriorityCallDay('2026-11-27')).toBe(false);
    const { words } = promiseFor('lead_capture', {}, firmTime('2026-11-27T13:00'));
    expect(words).toBe('on Monday by 8.30 am');
  });
});

describe('a published closure', () => {
  const summer = closed('2026-12-24', '2027-01-17', 'Summer break.');

  it('makes all its days, over the New Year too, days of priority calls', async () => {
    const { isPriorityCallDay } = await withContent(summer);
    for (const day of ['2026-12-24', '2026-12-31', '2027-01-04', '2027-01-16'])
      expect([day, isPriorityCallDay(day)]).toEqual([day, true]);
    for (const day of ['2026-12-23', '2027-01-18'])
      expect([day, isPriorityCallDay(day)]).toEqual([day, false]);
  });

  it.each([
    ['2026-12-23T19:00', '2027-01-17', 'on Monday 18 January by 9 am'],
    ['2027-01-06T10:00', '2027-01-17', 'on Monday week by 9 am'],
    ['2027-01-14T10:00', '2027-01-17', 'on Monday by 9 am'],
    ['2026-12-24T10:00', '2027-12-24', 'on Wednesday 29 December by 9 am'],
  ])('has an answer to what comes on %s promised after %s', async (arrival, until, words) => {
    const { promiseFor } = await withContent(closed('2026-12-24', until));
    expect(promiseFor('lead_capture', {}, firmTime(arrival)).words).toBe(words);
  });

  it('leaves a request before it with the usual promise', async () => {
    const { promiseFor } = await withContent(summer);
    expect(promiseFor('lead_capture', {}, firmTime('2026-12-23T10:00')).words).toMatch(/^within /);
  });

  it('is told in words, and in the structured data', async () => {
    const { closures, closureSentence, dataOfContact } = await withContent(summer);
    expect(closures.map(closureSentence)).toEqual([
      'Closed 24 December to 17 January: Summer break.',
    ]);
    expect(dataOfContact).toContain('"validFrom":"2026-12-24","validThrough":"2027-01-17"');
    vi.resetModules();
    const day = await withContent(closed('2027-03-05', '2027-03-05'));
    expect(day.closures.map(day.closureSentence)).toEqual(['Closed 5 March.']);
  });

  it('is announced from two weeks before until its last day is over, by the clock of the firm', async () => {
    const { closureTimes } = await withContent({
      closure: {
        second: { from: '2027-04-02', until: '2027-04-04', reason: '' },
        first: { from: '2026-12-24', until: '2026-12-24', reason: '' },
      },
    });
    const times = [
      ['2026-12-10T00:00', '2026-12-25T00:00'],
      // Summer time ends on its last day.
      ['2027-03-19T00:00', '2027-04-05T00:00'],
    ];
    expect(closureTimes()).toBe(
      times.map((pair) => pair.map((time) => firmTime(time).getTime()).join('-')).join(' '),
    );
  });
});
