// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteVisitStart } from '#components/visit-start.ts';
import { pageContextHere } from '#features/enquiry/engine/envelope.ts';

function arrive(page: string, referrer = ''): void {
  history.replaceState(null, '', page);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  noteVisitStart();
}

const visit = () => pageContextHere().visit;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('names the first page of the visit, the site that led there and the campaign, with later pages changing nothing', () => {
  arrive(
    '/areas/inner-west?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring%20walls&utm_term=&q=Maeve',
    'https://www.news.example/issue?reader=7',
  );
  arrive('/contact', `${location.origin}/areas/inner-west`);
  expect(visit()).toEqual({
    landingPage: '/areas/inner-west',
    firstReferrer: 'www.news.example',
    utmSource: 'Newsletter',
    utmMedium: 'email',
    utmCampaign: 'Spring walls',
  });
});

it('says that an ad was clicked, never by which click', () => {
  arrive('/?gclid=secret1&fbclid=secret2');
  expect(visit()).toEqual({ landingPage: '/', gclid: true, fbclid: true });
});

it('does not take another page of the site for the site that led there', () => {
  arrive('/contact', `${location.origin}/`);
  expect(visit()).toEqual({ landingPage: '/contact' });
});

it('shortens what is too long and drops what cannot be stored, so that no lead is refused for it', () => {
  arrive(`/?utm_source=${'x'.repeat(900)}&utm_medium=%00a`);
  expect(visit()).toMatchObject({ utmSource: 'x'.repeat(200), utmMedium: 'a' });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'stores and sends nothing where the browser asks not to be tracked: %o',
  (asked) => {
    arrive('/?utm_source=before');
    vi.stubGlobal('navigator', { userAgent: 'test', ...asked });
    expect(visit()).toEqual({});
    sessionStorage.clear();
    arrive('/?utm_source=letter', 'https://news.example/');
    expect(sessionStorage).toHaveLength(0);
  },
);
