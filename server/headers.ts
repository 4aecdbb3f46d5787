import { createHash } from 'node:crypto';
import type { BuildInfo, ThirdParty } from './build-info.ts';

export type Headers = Readonly<Record<string, string>>;

type Site = Omit<BuildInfo, 'version' | 'styleHashes'> & {
  /** Whether the visitor uses HTTPS: adds headers that plain HTTP must not have. */
  https: boolean;
};

type Page = Site & {
  /** Hashes of the page's own style elements; `inline` if the build does not list them. */
  styles: readonly string[] | 'inline';
};

/** Cache-Control of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Cache-Control of pages, the service worker, the manifest and the like: cached, but revalidated.
 */
export const REVALIDATE = 'no-cache';

/** Default Cache-Control: API answers and errors. */
export const NO_STORE = 'no-store';

/** Folders of built files with a hash in their name. */
export const immutableFolders = ['/assets/', '/pictures/', '/content/'] as const;

/** Folders of pictures that other sites, such as search engines, may embed. */
export const publicFolders = ['/pictures/', '/share/', '/icons/'] as const;

/** Lets other sites embed a picture. */
export const PUBLIC: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

// Browser features that the site does not use (the office scans QR codes with the camera, and the owner
// fills in where the firm is). Chromium logs a warning on every load for unknown ones, such as web-share
// outside Android and Windows.
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'unload',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every answer, pages and API alike (OWASP Secure Headers Project). Independent of the
 * server, so that files for static hosts are made from the same source.
 */
export function securityHeaders(page: Page): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Resources of other origins may not send this header, and would be blocked.
    ...(talksToOthers(page) ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    // For this host only: the owner's other subdomains may not support HTTPS.
    ...(page.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** The policy of a page, or of another answer (`styles: []`). */
export function contentSecurityPolicy(page: Page): string {
  const from = (kind: keyof ThirdParty) => partiesOf(page).flatMap((party) => party[kind] ?? []);
  const frames = from('frame');
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...page.scriptHashes.map(quoted), ...from('script')]],
    ['style-src', ["'self'", ...stylesOf(page), ...from('style')]],
    ['img-src', ["'self'", 'data:', ...from('img')]],
    ['font-src', ["'self'", ...from('font')]],
    ['connect-src', ["'self'", ...page.connectOrigins, ...from('connect')]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    // On a static host forms without script open the visitor's email program.
    ['form-action', ["'self'", ...(page.connectOrigins.length > 0 ? ['mailto:'] : [])]],
  ];
  if (page.https) directives.push(['upgrade-insecure-requests', []]);
  return directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join('; ');
}

function partiesOf({ analytics, chat }: Site): ThirdParty[] {
  return [analytics, chat].filter((party) => party !== undefined);
}

function talksToOthers(site: Site): boolean {
  return site.connectOrigins.length > 0 || partiesOf(site).length > 0;
}

function stylesOf({ styles, chat }: Page): string[] {
  // A chat widget adds styles of its own, and next to any hash browsers ignore 'unsafe-inline'.
  if (styles === 'inline' || chat !== undefined) return ["'unsafe-inline'"];
  // Emotion, MUI's styling library, inserts its rules one by one into an empty element.
  return [...styles, hashOf('')].map(quoted);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
