import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { business } from '#content/business.ts';
import { ownFirm } from '../../support/own-firm.ts';

const logo = {
  name: 'logo',
  hash: '01234567',
  width: 480,
  height: 160,
  widths: [480],
  alt: 'Logo',
  placeholder: 'linear-gradient(#14324f,#14324f)',
};
const named = { ...nothingPublished, business: { business: ownFirm } };

/** What a page with this publication names. */
async function withContent(content: PublishedContent) {
  vi.stubGlobal('siteContent', { hash: '0123456789abcdef', content });
  const [urls, app, kept] = await Promise.all([
    import('#content/logo.ts'),
    import('#app/prerender/app-icons.ts'),
    import('#app/prerender/site-files.ts'),
  ]);
  return { ...urls, ...app, ...kept };
}

const template = `<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />`;
const manifest = {
  name: 'As built',
  icons: [{ src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' }],
  screenshots: [{ src: '/screenshots/phone-home.png' }],
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Other files share what is loaded.
  vi.resetModules();
});

describe('a published logo', () => {
  it('gives icons and sharing cards names that no cache has', async () => {
    const site = await withContent({
      ...nothingPublished,
      look: { look: { accent: '#1f4653', logo } },
    });
    expect(site.iconUrl('icon-512')).toBe('/icons/icon-512.01234567.png');
    expect(site.cardUrl('default')).toBe('/share/default.01234567.jpg');
    expect(site.groundOf(logo)).toBe('#14324f');
    expect(site.keptPictures()).toContain('/pictures/logo.01234567-480.webp');
    const html = site.templateWithIcons(template);
    expect(html).not.toContain('svg');
    expect(html).toContain('href="/icons/favicon-32.01234567.png"');
    expect(html).toContain('href="/icons/apple-touch-icon.01234567.png"');
    expect(site.manifestOver(manifest)).toMatchObject({
      icons: [{ src: '/icons/maskable-512.01234567.png', purpose: 'maskable' }],
      screenshots: manifest.screenshots,
    });
  });

  it('is none where only the colour has been published', async () => {
    const site = await withContent({ ...nothingPublished, look: { look: { accent: '#1f4653' } } });
    expect(site.iconUrl('icon-512')).toBe('/icons/icon-512.png');
    expect(site.cardUrl('default')).toBe('/share/default.jpg');
    expect(site.templateWithIcons(template)).toBe(template);
    expect(site.keptPictures().join()).not.toContain('/logo.');
  });
});

it.runIf(business.isSample)(
  'a firm without a logo keeps the mark, but neither the sample’s cards nor its screenshots',
  async () => {
    const site = await withContent(named);
    expect(site.iconUrl('icon-512')).toBe('/icons/icon-512.png');
    expect(site.cardUrl('default')).toBe('/share/default.plain.jpg');
    expect(site.manifestOver(manifest)).toMatchObject({
      name: ownFirm.name,
      icons: manifest.icons,
    });
    expect(site.manifestOver(manifest)).not.toHaveProperty('screenshots');
  },
);
