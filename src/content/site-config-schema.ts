import { parseUrl } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';

const origin = 'an origin such as https://www.example.com, or empty';
const wanted = 'an address that starts with https://, or empty';
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: wanted })], {
  error: wanted,
});

/** Paths of pages are appended to it: a path of its own would be in every canonical link. */
function isOrigin(address: string): boolean {
  const url = parseUrl(address);
  return (
    url !== null && /^\/*$/.test(url.pathname) && `${url.search}${url.hash}${url.username}` === ''
  );
}

/** What may be configured at build time; the empty string switches a feature off. */
export const siteConfigSchema = z.object({
  VITE_SITE_URL: z.union(
    [z.literal(''), z.url({ protocol: /^https?$/ }).check(z.refine(isOrigin))],
    {
      error: origin,
    },
  ),
  VITE_REVIEW_URL: link,
  VITE_PRODUCT_REVIEW_URL: link,
  VITE_FACEBOOK_URL: link,
  VITE_INSTAGRAM_URL: link,
  VITE_LINKEDIN_URL: link,
  VITE_ANALYTICS_ID: z
    .string()
    .check(z.regex(/^(?:G-[A-Z0-9]{4,20})?$/, 'a measurement id such as G-ABC1234567, or empty')),
  VITE_CHAT_WIDGET_ID: z
    .string()
    .check(z.regex(/^[\w-]{0,100}$/, 'letters, digits, hyphens and underscores, or empty')),
  VITE_LEADS_WEBHOOK_URL: link,
  VITE_WEBHOOK_MODE: z.enum(['no-cors', 'cors'], { error: 'no-cors or cors' }),
});

export type SiteVariables = z.infer<typeof siteConfigSchema>;

/**
 * Checks the build's variables; the build calls this once, so that no visitor's phone has to.
 * Throws an Error that names each bad variable, what was given and what is wanted.
 */
export function checkSiteVariables(variables: Readonly<Record<string, unknown>>): SiteVariables {
  const result = siteConfigSchema.safeParse(variables);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is ${JSON.stringify(variables[name])}; wanted: ${issue.message}`;
  });
  throw new Error(`The site's configuration is not usable.\n${lines.join('\n')}`);
}

/** What each variable of the build does, for `.env.example` and docs/configuration.md. */
export const siteVariableDescriptions: Record<keyof SiteVariables, string> = {
  VITE_SITE_URL:
    'The site’s origin, for canonical links, sitemaps and sharing cards; wins over business.siteUrl.',
  VITE_REVIEW_URL: 'Public review page that high ratings lead to.',
  VITE_PRODUCT_REVIEW_URL: 'A second public review page.',
  VITE_FACEBOOK_URL: 'Social profile.',
  VITE_INSTAGRAM_URL: 'Social profile.',
  VITE_LINKEDIN_URL: 'Social profile.',
  VITE_ANALYTICS_ID: 'Measurement id of the analytics tag, such as G-ABC1234567.',
  VITE_CHAT_WIDGET_ID: 'Id of the chat widget.',
  VITE_LEADS_WEBHOOK_URL: 'Builds for a static host: submissions go straight to this webhook.',
  VITE_WEBHOOK_MODE:
    'cors if the provider lets browsers read the answer, otherwise no-cors (the default).',
};
