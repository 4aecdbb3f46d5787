import { describe, expect, it } from 'vitest';
import { addressNotice } from '../../../scripts/build/address-notice.ts';

describe('the build’s notice of the site’s address', () => {
  it.each([
    ['', 'the site has no address'],
    ['https://www.ashlarandsons.example', 'a sample, https://www.ashlarandsons.example'],
  ])('tells in one line why pages cannot name %j', (address, why) => {
    const notice = addressNotice(address);
    expect(notice).toContain(why);
    expect(notice).not.toContain('\n');
  });

  it('is silent where the address is the owner’s', () => {
    expect(addressNotice('https://www.quoinbuilding.com.au')).toBeNull();
  });
});
