import { isOwnAddress } from './site-config.ts';

/** What a build and a start of the server say, in one line, where the site's address is a sample or missing. */
export function addressNotice(siteUrl: string): string | null {
  if (isOwnAddress(siteUrl)) return null;
  const remedy = 'Set VITE_SITE_URL or business.siteUrl and build the site again.';
  if (siteUrl === '')
    return `The site has no address, so its pages carry no canonical links. ${remedy}`;
  return `The site's address is still a sample, ${siteUrl}: canonical links, sitemaps and sharing cards name it. ${remedy}`;
}
