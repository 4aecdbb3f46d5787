import { parseUrl } from './paths.ts';

/** Domain of the automation provider that is always allowed (docs/behaviour.md). */
export const DEFAULT_PROVIDERS = ['zapier.com'] as const;

/** Providers whose domains can be allowed by configuration. */
export const KNOWN_PROVIDERS = [
  'zapier.com',
  'leadconnectorhq.com',
  'make.com',
  'n8n.cloud',
] as const;

/**
 * Whether a webhook URL may be saved: https, the host is a provider's domain or a subdomain of it,
 * the path is not empty (docs/behaviour.md). `providers` are bare domains; an entry with a scheme
 * (`http://127.0.0.1:9000`) allows exactly that origin, which only an operator can set.
 */
export function isWebhookUrl(
  typed: string,
  providers: readonly string[] = DEFAULT_PROVIDERS,
): boolean {
  const url = parseUrl(typed.trim());
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.pathname === '' || url.pathname === '/') return false;
  if (providers.includes(url.origin)) return true;
  if (url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/\.$/, '');
  return providers.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
