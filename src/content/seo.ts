import { saidBySample } from './own-statements.ts';
import { business } from './business.ts';
import type { Seo } from './page-types.ts';
import { withTexts } from './texts/with-texts.ts';

/** Characters of a title that search engines show. */
const SHOWN = 60;

/** Two parts of a page's title, one of them the firm's name: its short name where both are too long. */
export function titled(part: string, name: { readonly first: boolean } = { first: false }): string {
  const join = (firm: string) => (name.first ? `${firm} | ${part}` : `${part} | ${firm}`);
  const whole = join(business.name);
  return whole.length <= SHOWN ? whole : join(business.shortName);
}

/**
 * An admin screen's title and description, made of one sentence for all: no search engine lists them,
 * and every visitor would fetch a sentence of its own for each. Without the firm's name, which may have
 * been published since the build.
 */
const adminSeo = (screen: string): Seo => ({
  title: `${screen} | Office`,
  description: `${screen}: a screen for the owner of this site and the office, who sign in to it. No search engine lists it, and no visitor needs it.`,
});

/** Of the page that is not there, as the site was built. */
export const builtNotFoundSeo = {
  title: titled('Page Not Found'),
  description:
    'There is no page at this address. Go back to the home page, search the services and areas, or ring us and we will tell you what you were looking for.',
} as const satisfies Seo;

/** Title and description of the owner's screens and of the page that is not there; others are in their entries. */
export const siteSeo = {
  '/admin': adminSeo('Owner’s Dashboard'),
  '/admin/webhooks': adminSeo('Webhooks'),
  '/admin/notices': adminSeo('Notifications'),
  '/admin/emails': adminSeo('Email Templates'),
  '/admin/leads': adminSeo('Leads'),
  '/admin/website': adminSeo('Website'),
  '/admin/analytics': adminSeo('Form Analytics'),
  '/admin/errors': adminSeo('Errors'),
  '/admin/users': adminSeo('People'),
  '/admin/account': adminSeo('Your Sign-in'),
  '/admin/join': adminSeo('Choose a Password'),
  '/admin/personal-data': adminSeo('Personal Data'),
  '/admin/audit': adminSeo('Audit Log'),
  '/admin/import': adminSeo('Import and Export'),
  '/offline': {
    title: titled('No Connection'),
    description:
      'The screens of this site’s owner need a connection on a device that has not kept them. All other pages open without one, as they are on the device.',
  },
  '/404': withTexts('words', 'not-found', { seo: builtNotFoundSeo }).seo,
} as const satisfies Record<string, Seo>;

/** Title and description of the page of a finished job. */
export const projectSeo = (title: string, location: string): Seo => ({
  title: titled(`${title}, ${location}`),
  description: `${title} in ${location}, before and after: what was wrong with the building, what we did about it, and how it looks now.`,
});

/** Name of the site and words for its share cards. */
export const shareText = {
  siteName: business.name,
  locale: 'en_AU',
  language: 'en-AU',
  imageAlt: `${business.name}, ${saidBySample('masonry and restoration', 'building services')} in ${business.city} since ${business.established}`,
} as const;
