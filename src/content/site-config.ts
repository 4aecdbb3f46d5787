/// <reference types="vite/types/importMeta.d.ts" />
import { parseUrl, withoutFinalSlashes } from '#contract/paths.ts';
import { business } from './business.ts';
import type { SiteVariables } from './site-config-schema.ts';

// Scripts import this module under Node, where `import.meta.env` does not exist.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> } | undefined;

const env: Readonly<Record<string, unknown>> =
  import.meta.env ?? (typeof process === 'undefined' ? {} : process.env);

function variable(name: string, fallback = ''): string {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

/** The build's variables with their defaults; `checkSiteVariables` takes them. */
export const siteVariables = {
  VITE_SITE_URL: variable('VITE_SITE_URL', business.siteUrl),
  VITE_REVIEW_URL: variable('VITE_REVIEW_URL'),
  VITE_PRODUCT_REVIEW_URL: variable('VITE_PRODUCT_REVIEW_URL'),
  VITE_FACEBOOK_URL: variable('VITE_FACEBOOK_URL'),
  VITE_INSTAGRAM_URL: variable('VITE_INSTAGRAM_URL'),
  VITE_LINKEDIN_URL: variable('VITE_LINKEDIN_URL'),
  VITE_ANALYTICS_ID: variable('VITE_ANALYTICS_ID'),
  VITE_CHAT_WIDGET_ID: variable('VITE_CHAT_WIDGET_ID'),
  VITE_LEADS_WEBHOOK_URL: variable('VITE_LEADS_WEBHOOK_URL'),
  VITE_WEBHOOK_MODE: variable('VITE_WEBHOOK_MODE', 'no-cors'),
} as const satisfies Record<keyof SiteVariables, string>;

/** A profile on a social network. */
export type SocialLink = { readonly id: string; readonly label: string; readonly href: string };

const socialLinks: readonly SocialLink[] = [
  { id: 'facebook', label: 'Facebook', href: siteVariables.VITE_FACEBOOK_URL },
  { id: 'instagram', label: 'Instagram', href: siteVariables.VITE_INSTAGRAM_URL },
  { id: 'linkedin', label: 'LinkedIn', href: siteVariables.VITE_LINKEDIN_URL },
].filter((entry) => entry.href !== '');

/** Names that nobody can own (RFC 2606): the sample's address is one of them. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/;

/** Whether an address can be somebody's: not if it is a sample, or none. */
export function isOwnAddress(siteUrl: string): boolean {
  const url = parseUrl(siteUrl);
  return url !== null && !RESERVED.test(url.hostname);
}

/** Configuration of the site; an empty string means that the feature is off and leaves no trace. */
export const siteConfig = {
  /** Absolute origin without a final slash. */
  origin: withoutFinalSlashes(siteVariables.VITE_SITE_URL),
  reviewUrl: siteVariables.VITE_REVIEW_URL,
  productReviewUrl: siteVariables.VITE_PRODUCT_REVIEW_URL,
  facebookUrl: siteVariables.VITE_FACEBOOK_URL,
  analyticsId: siteVariables.VITE_ANALYTICS_ID,
  chatWidgetId: siteVariables.VITE_CHAT_WIDGET_ID,
  leadsWebhookUrl: siteVariables.VITE_LEADS_WEBHOOK_URL,
  webhookMode: siteVariables.VITE_WEBHOOK_MODE === 'cors' ? 'cors' : 'no-cors',
  socialLinks,
} as const;

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${siteConfig.origin}${path}`;
}

/** What is wrong with a site's address that is a sample or missing. */
export function addressProblem(siteUrl: string): string | null {
  if (isOwnAddress(siteUrl)) return null;
  if (siteUrl === '') return 'The site has no address, so its pages carry no canonical links.';
  return `The site's address is still a sample, ${siteUrl}: canonical links, sitemaps and sharing cards name it.`;
}

/** What a build and a start of the server say of it, in one line. */
export function addressNotice(siteUrl: string): string | null {
  const problem = addressProblem(siteUrl);
  return problem && `${problem} Set VITE_SITE_URL or business.siteUrl and build the site again.`;
}
