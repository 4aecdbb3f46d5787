import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { DIRECT, FACEBOOK, GOOGLE_ADS } from '#contract/admin/analytics.ts';

/** A campaign or site by which leads are counted: longer names are cut. */
const LONGEST = 60;

/**
 * What brought the visitor: the campaign's own name for its source, otherwise the ad network,
 * otherwise the site that linked here. Empty for leads that do not say: from earlier releases, and
 * from visitors who ask not to be tracked.
 */
export function sourceOf({ data }: Pick<StoredEnvelope, 'data'>): string {
  if (typeof data['landingPage'] !== 'string') return '';
  const named = textOf(data['utmSource']).toLowerCase();
  if (named !== '') return [...named].slice(0, LONGEST).join('');
  if (data['gclid'] === true) return GOOGLE_ADS;
  if (data['fbclid'] === true) return FACEBOOK;
  const host = textOf(data['firstReferrer'])
    .toLowerCase()
    .replace(/^www\./, '');
  return host === '' ? DIRECT : host.slice(-LONGEST);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
