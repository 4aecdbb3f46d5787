import { describe, expect, it } from 'vitest';
import { toE164 } from '#contract/phone.ts';
import { business } from '#content/business.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { isOwnAddress, siteConfig, siteVariables } from '#content/site-config.ts';

describe('the business profile', () => {
  it('dials the number that it shows', () => {
    expect(business.phone.href).toBe(`tel:${toE164(business.phone.display)}`);
    expect(toE164(business.phone.international)).toBe(toE164(business.phone.display));
  });
});

describe('the site configuration', () => {
  it('passes its own check as it stands', () => {
    expect(checkSiteVariables(siteVariables)).toEqual(siteVariables);
  });

  it('is an origin without a final slash', () => {
    expect(siteConfig.origin).toMatch(/^https?:\/\/[^/]+$/);
  });

  it.each(['', 'https://www.ashlarandsons.example', 'https://example.com', 'http://a.test'])(
    'takes %j for a sample',
    (address) => expect(isOwnAddress(address)).toBe(false),
  );

  it.each(['https://www.quoinbuilding.com.au', 'https://example.net.au', 'http://127.0.0.1:4173'])(
    'takes %s for an address of somebody’s own',
    (address) => expect(isOwnAddress(address)).toBe(true),
  );

  it.each([
    ['VITE_SITE_URL', 'ashlar'],
    ['VITE_SITE_URL', 'https://www.quoinbuilding.com.au/site'],
    ['VITE_REVIEW_URL', 'javascript:alert(1)'],
    ['VITE_ANALYTICS_ID', 'UA 1'],
    ['VITE_CHAT_WIDGET_ID', '"><script>'],
    ['VITE_WEBHOOK_MODE', 'same-origin'],
  ])('names %s and what was given when it is not usable', (name, given) => {
    const check = () => checkSiteVariables({ ...siteVariables, [name]: given });
    expect(check).toThrow(`${name} is ${JSON.stringify(given)}; wanted:`);
  });
});
