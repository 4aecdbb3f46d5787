import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildInfoSchema } from '../../server/build-info.ts';
import { IMMUTABLE, immutableFolders, REVALIDATE, securityHeaders } from '../../server/headers.ts';
import { folders } from './paths.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Writes the settings that common static hosts want, from the source that the bundled server's
 * headers come from: Netlify and Cloudflare Pages (`_headers`), Vercel, Apache, nginx, Caddy.
 */
export async function writeHostingFiles(): Promise<void> {
  const info = buildInfoSchema.parse(
    JSON.parse(await readFile(join(folders.meta, 'build.json'), 'utf8')),
  );
  const headers = securityHeaders({ ...info, https: true });
  const files: Readonly<Record<string, string>> = {
    'netlify-or-cloudflare/_headers': underscoreHeaders(headers),
    'vercel/vercel.json': vercel(headers),
    'apache/.htaccess': apache(headers),
    'nginx/ashlar.conf': nginx(headers),
    'caddy/Caddyfile': caddy(headers),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folders.hosting, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const each = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

function underscoreHeaders(headers: Headers): string {
  const block = (path: string, own: Headers) =>
    `${path}\n${each(own, (name, value) => `  ${name}: ${value}`)}\n`;
  return [
    block('/*', { ...headers, 'Cache-Control': REVALIDATE }),
    ...immutableFolders.map(
      // The general rule matches too: its value is taken back first.
      (folder) => `${folder}*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`,
    ),
  ].join('\n');
}

function vercel(headers: Headers): string {
  const listed = (own: Headers) => Object.entries(own).map(([key, value]) => ({ key, value }));
  const rules = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed({ ...headers, 'Cache-Control': REVALIDATE }) },
      ...immutableFolders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: listed({ 'Cache-Control': IMMUTABLE }),
      })),
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

function apache(headers: Headers): string {
  const quoted = (value: string) => value.replaceAll('"', '\\"');
  return `# Needs mod_headers and mod_rewrite.
ErrorDocument 404 /404.html
DirectorySlash Off
RewriteEngine On
RewriteCond %{REQUEST_URI} ^(.+)/$
RewriteRule ^ %1 [R=308,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${each(headers, (name, value) => `Header always set ${name} "${quoted(value)}"`)}
Header set Cache-Control "${REVALIDATE}"
<If "%{REQUEST_URI} =~ m#^(${immutableFolders.join('|')})#">
  Header set Cache-Control "${IMMUTABLE}"
</If>
`;
}

function nginx(headers: Headers): string {
  const lines = (own: Headers, indent: string) =>
    each(own, (name, value) => `${indent}add_header ${name} "${value}" always;`);
  return `# Inside a server block; root points at the client folder of the build.
error_page 404 /404.html;
gzip_static on;
location ~ ^(${immutableFolders.join('|')}) {
${lines({ ...headers, 'Cache-Control': IMMUTABLE }, '  ')}
  try_files $uri =404;
}
location / {
  rewrite ^(.+)/$ $1 permanent;
${lines({ ...headers, 'Cache-Control': REVALIDATE }, '  ')}
  try_files $uri $uri.html $uri/index.html =404;
}
`;
}

function caddy(headers: Headers): string {
  const matcher = immutableFolders.map((folder) => `${folder}*`).join(' ');
  return `www.example.com {
  root * /srv/ashlar/client
  @hashed path ${matcher}
  header {
${each(headers, (name, value) => `    ${name} "${value}"`)}
    Cache-Control "${REVALIDATE}"
  }
  header @hashed Cache-Control "${IMMUTABLE}"
  try_files {path} {path}.html {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors 404 {
    rewrite * /404.html
    file_server
  }
}
`;
}
