import { describe, expect, it } from 'vitest';
import { addressNotice } from '#content/site-config.ts';

describe('the notice of the site’s address', () => {
  it.each([
    ['', 'has no address'],
    ['https://www.ashlarandsons.example', 'a sample, https://www.ashlarandsons.example'],
  ])('says of %j in one line what is wrong and what to set', (address, why) => {
    const notice = addressNotice(address);
    expect(notice).toContain(why);
    expect(notice).toContain('VITE_SITE_URL');
    expect(notice).not.toContain('\n');
  });

  it('is silent where the address is the owner’s', () => {
    expect(addressNotice('https://www.quoinbuilding.com.au')).toBeNull();
  });
});
