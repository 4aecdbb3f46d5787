import { JSDOM } from 'jsdom';
import { routes } from '../../../src/app/routes/table.ts';
import { expect, reading as test } from '../../support/fixtures.ts';

test('every internal link leads to a page that exists and an anchor that is there', async ({
  request,
  library,
}) => {
  const pages = new Map<string, Document>();
  const load = async (path: string): Promise<Document | null> => {
    const known = pages.get(path);
    if (known) return known;
    const answer = await request.get(`${library.url}${path}`);
    if (!answer.ok()) return null;
    const { document } = new JSDOM(await answer.text()).window;
    pages.set(path, document);
    return document;
  };
  const broken: string[] = [];
  for (const { path } of routes) {
    const document = await load(path);
    for (const link of document?.querySelectorAll('a[href]') ?? []) {
      const url = new URL(link.getAttribute('href') ?? '', `${library.url}${path}`);
      if (url.origin !== library.url) continue;
      const target = /\.\w+$/.test(url.pathname) ? null : await load(url.pathname);
      const exists = target !== null || (await request.get(url.href)).ok();
      const anchor = decodeURIComponent(url.hash.slice(1));
      const found = anchor === '' || target?.getElementById(anchor);
      if (!exists || !found) broken.push(`${path} → ${url.pathname}${url.hash}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});

test('sitemaps, robots and manifest name only what exists', async ({ request, library }) => {
  for (const file of ['/sitemap.xml', '/sitemap-images.xml']) {
    const xml = await (await request.get(file)).text();
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
    const places = [...document.getElementsByTagName('*')]
      .filter((element) => element.localName === 'loc')
      .map((element) => new URL(element.textContent ?? '').pathname);
    expect(places.length).toBeGreaterThan(5);
    const missing: string[] = [];
    for (const place of new Set(places)) {
      if (!(await request.get(`${library.url}${place}`)).ok()) missing.push(place);
    }
    expect(missing).toEqual([]);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
