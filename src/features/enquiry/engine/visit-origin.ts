import { visitStart } from '#components/visit-start.ts';
import { withoutControls } from '#contract/clean-text.ts';
import type { OriginData } from '#contract/form-data.ts';
import { limits } from '#contract/limits.ts';
import { parseUrl } from '#contract/paths.ts';

/** Fields of the contract and the URL parameters that they come from. */
const campaignParameters = [
  ['utmSource', 'utm_source'],
  ['utmMedium', 'utm_medium'],
  ['utmCampaign', 'utm_campaign'],
  ['utmTerm', 'utm_term'],
  ['utmContent', 'utm_content'],
] as const;

/** Parameters of ads: their ids would identify the visitor, so only their presence is sent. */
const adParameters = ['gclid', 'fbclid'] as const;

/** Where this visit came from; empty if that was not noted. */
export function visitOriginHere(): OriginData {
  const start = visitStart();
  const page = start && parseUrl(start.page);
  if (!page) return {};
  const referrer = parseUrl(start.referrer);
  const isExternal = referrer !== null && referrer.origin !== page.origin && referrer.host !== '';
  return {
    landingPage: page.pathname.slice(0, limits.urlMax),
    ...(isExternal ? { firstReferrer: referrer.hostname.slice(0, limits.hostMax) } : {}),
    ...Object.fromEntries(
      campaignParameters.flatMap(([field, parameter]) => {
        const value = withoutControls(page.searchParams.get(parameter) ?? '').trim();
        return value === '' ? [] : [[field, value.slice(0, limits.shortTextMax)]];
      }),
    ),
    ...Object.fromEntries(
      adParameters.flatMap((name) => (page.searchParams.get(name) ? [[name, true]] : [])),
    ),
  };
}
