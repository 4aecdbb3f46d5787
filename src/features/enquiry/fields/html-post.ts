import { business } from '#content/business.ts';
import { siteConfig } from '#content/site-config.ts';
import { paths } from '#contract/paths.ts';

/** Whether a server of ours takes forms that are posted as HTML. */
export const isServed = siteConfig.leadsWebhookUrl === '';

/** Where a form goes without script: to the server, or into the visitor's email program. */
export const withoutScript = isServed
  ? { action: paths.leadForm, encType: 'multipart/form-data' }
  : { action: business.email.href, encType: 'text/plain' };
