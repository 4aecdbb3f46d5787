import type { BuildInfo, ThirdParty } from './build-info.ts';

type Options = Pick<BuildInfo, 'scriptHashes' | 'connectOrigins' | 'analytics' | 'chat'> & {
  /** Whether the visitor comes over HTTPS: adds what plain HTTP must not have. */
  https: boolean;
};

/** Cache-Control of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cache-Control of pages, the service worker, the manifest and all else: kept, but asked about. */
export const REVALIDATE = 'no-cache';

/** Folders of the built site that hold files with a hash in their name. */
export const immutableFolders = ['/assets/', '/pictures/'] as const;

/**
 * Headers of every answer, pages and API alike. Free of the server, so that the files of static
 * hosts are made from the same source.
 */
export function securityHeaders(options: Options): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  // Only this host is promised: the owner's other subdomains may not speak HTTPS.
  if (options.https) headers['Strict-Transport-Security'] = 'max-age=31536000';
  return headers;
}

function contentSecurityPolicy(options: Options): string {
  const parties = [options.analytics, options.chat].filter((party) => party !== undefined);
  const from = (kind: keyof ThirdParty) => parties.flatMap((party) => party[kind] ?? []);
  const frames = from('frame');
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    [
      'script-src',
      ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`), ...from('script')],
    ],
    // Emotion, which MUI styles with, writes style elements.
    ['style-src', ["'self'", "'unsafe-inline'", ...from('style')]],
    ['img-src', ["'self'", 'data:', ...from('img')]],
    ['font-src', ["'self'", ...from('font')]],
    ['connect-src', ["'self'", ...options.connectOrigins, ...from('connect')]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
  ];
  if (options.https) directives.push(['upgrade-insecure-requests', []]);
  return directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join('; ');
}
