import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildInfoSchema, type BuildInfo } from '../../server/build-info.ts';
import { apache } from './hosting/apache.ts';
import { caddy } from './hosting/caddy.ts';
import { nginx } from './hosting/nginx.ts';
import { rulesOf } from './hosting/rules.ts';
import { underscoreHeaders } from './hosting/underscore-headers.ts';
import { vercel } from './hosting/vercel.ts';
import { folders } from './paths.ts';

/**
 * Writes the settings that common static hosts want, from the source that the bundled server's
 * headers come from: Netlify and Cloudflare Pages (`_headers`), Vercel, Apache, nginx, Caddy.
 */
export async function writeHostingFiles(): Promise<void> {
  const text = await readFile(join(folders.meta, 'build.json'), 'utf8');
  for (const [name, content] of Object.entries(
    hostingFiles(buildInfoSchema.parse(JSON.parse(text))),
  )) {
    const file = join(folders.hosting, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** The settings of every host by the name of their file. */
export function hostingFiles(info: BuildInfo): Readonly<Record<string, string>> {
  const rules = rulesOf(info);
  return {
    'netlify-or-cloudflare/_headers': underscoreHeaders(rules),
    'vercel/vercel.json': vercel(rules),
    'apache/.htaccess': apache(rules),
    'nginx/ashlar.conf': nginx(rules),
    'caddy/Caddyfile': caddy(rules),
  };
}
