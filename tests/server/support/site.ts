import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildInfo } from '#server/build-info.ts';
import type { Environment } from '#server/services.ts';
import { aServer, freshFolder } from './server.ts';

export const SCRIPT_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export const files = {
  'index.html': '<h1>Home</h1>',
  'contact.html': '<h1>Contact</h1>',
  'services.html': '<h1>Services</h1>',
  'services/masonry.html': '<h1>Masonry</h1>',
  '404.html': '<h1>Oops! Page not found</h1>',
  'service-worker.js': 'self.x = 1;',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'assets/index-B2cD4e.js': 'export {};',
  'assets/besley-a1b2.woff2': 'font',
  'pictures/hero-480-abc123.avif': 'picture',
  'share/home-a1b2c3.png': 'card',
  'icons/icon-192.png': 'icon',
  '.secret': 'secret',
} as const;

/** CSP hash of the style that a page of this site has. */
export const styleHashOf = (path: string): string =>
  `sha256-${createHash('sha256').update(path).digest('base64')}`;

const pages = ['/', '/contact', '/services', '/services/masonry', '/404'];

export const build: BuildInfo = {
  version: 'test',
  scriptHashes: [SCRIPT_HASH],
  styleHashes: Object.fromEntries(pages.map((path) => [path, [styleHashOf(path)]])),
  connectOrigins: [],
};

/** The folder of a small built site; its pictures and font have no compressed copies. */
export function aBuiltSite(info: BuildInfo = build): string {
  const dist = freshFolder();
  for (const [name, content] of Object.entries(files)) {
    const file = join(dist, 'client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (/\.(woff2|avif|png)$/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  mkdirSync(join(dist, 'meta'));
  writeFileSync(join(dist, 'meta', 'build.json'), JSON.stringify(info));
  return dist;
}

/** The real server in front of a small built site. */
export async function aSite(
  settings: Record<string, string> = {},
  world: Partial<Environment> = {},
) {
  const server = await aServer({ API_ONLY: 'false', DIST_DIR: aBuiltSite(), ...settings }, world);
  return {
    ...server,
    get: (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, headers: { accept: 'text/html', ...headers } }),
  };
}
