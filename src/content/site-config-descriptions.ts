import type { SiteVariables } from './site-config-schema.ts';

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
