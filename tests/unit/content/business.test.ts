import { describe, expect, it } from 'vitest';
import { toE164 } from '#contract/phone.ts';
import { business } from '#content/business.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { siteConfig, siteVariables } from '#content/site-config.ts';

describe('the business profile', () => {
  it('names 7 service areas and 8 services', () => {
    expect(business.serviceAreas).toHaveLength(7);
    expect(new Set(business.services).size).toBe(8);
  });

  it('dials the number that it shows', () => {
    expect(business.phone.href).toBe(`tel:${toE164(business.phone.display)}`);
    expect(toE164(business.phone.international)).toBe(toE164(business.phone.display));
  });

  it('shows the hours of the specification and both readings of Sunday', () => {
    expect(business.openingHours.map((row) => row.hours)).toEqual([
      '7:00 AM-6:00 PM',
      '8:00 AM-4:00 PM',
      'Priority calls only',
    ]);
    expect(business.sundayNotes).toEqual({
      footer: 'Sunday by appointment',
      contact: '24/7 priority',
    });
  });

  it('is rated 4.9 of 5 from 47 reviews and takes cash, card and bank transfer', () => {
    expect(business.rating).toEqual({ value: 4.9, best: 5, count: 47 });
    expect(business.priceRange).toBe('$$');
    expect(business.payment).toEqual(['Cash', 'Card', 'Bank transfer']);
  });
});

describe('the site configuration', () => {
  it('passes its own check as it stands', () => {
    expect(checkSiteVariables(siteVariables)).toEqual(siteVariables);
  });

  it('is an origin without a final slash', () => {
    expect(siteConfig.origin).toMatch(/^https?:\/\/[^/]+$/);
  });

  it.each([
    ['VITE_SITE_URL', 'ashlar'],
    ['VITE_REVIEW_URL', 'javascript:alert(1)'],
    ['VITE_ANALYTICS_ID', 'UA 1'],
    ['VITE_CHAT_WIDGET_ID', '"><script>'],
    ['VITE_WEBHOOK_MODE', 'same-origin'],
  ])('names %s and what was given when it is not usable', (name, given) => {
    const check = () => checkSiteVariables({ ...siteVariables, [name]: given });
    expect(check).toThrow(`${name} is ${JSON.stringify(given)}; wanted:`);
  });
});
