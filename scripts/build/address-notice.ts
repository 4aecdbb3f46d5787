import { isOwnAddress } from '#content/site-config.ts';

/** What the build says, in one line, when pages can't name their own address; null when they can. */
export function addressNotice(siteUrl: string): string | null {
  if (isOwnAddress(siteUrl)) return null;
  const why = siteUrl === '' ? 'the site has no address' : `the address is a sample, ${siteUrl}`;
  return `Pages carry no canonical links: ${why}. Set business.siteUrl or VITE_SITE_URL.`;
}
