import { describe, expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import type { BuildInfo } from '#server/build-info.ts';
import { IMMUTABLE, REVALIDATE, securityHeaders } from '#server/headers.ts';
import { hostingFiles } from '../../../scripts/build/hosting.ts';
import { AN_HOUR } from '../../../scripts/build/hosting/rules.ts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;

const info: BuildInfo = {
  version: 'test',
  scriptHashes: [hash('s')],
  styleHashes: {
    '/': [hash('a'), hash('b')],
    '/services': [hash('c')],
    '/services/masonry': [hash('a'), hash('d')],
    '/404': [hash('e')],
  },
  connectOrigins: [],
};

type Found = Record<string, string>;
type Resolve = (path: string, status?: number) => Found;

const files = hostingFiles(info);
const fileOf = (name: string): string => files[name] ?? '';

/** Cloudflare's reading: all rules that match, a name with `!` takes back what came before. */
function cloudflare(path: string): Found {
  const found: Found = {};
  for (const block of fileOf('netlify-or-cloudflare/_headers').split('\n\n')) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const matches = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!matches) continue;
    for (const line of lines.map((line) => line.trim())) {
      const [name = '', value = ''] = line.split(/: (.*)/s, 2);
      if (line.startsWith('! ')) delete found[line.slice(2)];
      else found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

/** Netlify's reading: lines without a colon are passed over; of the rules that match, the last counts. */
function netlify(path: string): Found {
  const found: Found = {};
  let applies = false;
  for (const line of fileOf('netlify-or-cloudflare/_headers').split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    }
    const [name = '', value] = line.trim().split(/: (.*)/s, 2);
    if (applies && value !== undefined) found[name] = value;
  }
  return found;
}

const vercelSchema = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** Vercel's reading: of the rules that match, the last one counts. */
function vercel(path: string): Found {
  const { headers } = vercelSchema.parse(JSON.parse(fileOf('vercel/vercel.json')));
  const rules = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return Object.fromEntries(
    rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

const unquoted = (text: string) => text.replaceAll('\\"', '"');

/** Apache's reading: sections that match come after what stands outside of them. */
function apache(path: string, status = 200): Found {
  const found: Found = {};
  let applies = true;
  for (const line of fileOf('apache/.htaccess').split('\n')) {
    const section = /^<If "%\{REQUEST_URI\} =~ m#(.*)#">$/.exec(line)?.[1];
    if (section !== undefined) applies = new RegExp(section).test(path);
    if (line === '</If>') applies = true;
    const [, always, name, value] = /^Header (always )?set (\S+) "(.*)"$/.exec(line) ?? [];
    if (!always && status >= 400) continue;
    if (applies && name !== undefined && value !== undefined) found[name] = unquoted(value);
  }
  return found;
}

/** nginx's reading: variables are set from top to bottom before headers are added. */
function nginx(path: string, status = 200): Found {
  const [variables, found]: [Found, Found] = [{}, {}];
  let applies = true;
  for (const line of fileOf('nginx/ashlar.conf').split('\n')) {
    const condition = /^if \(\$uri ~ "(.*)"\) \{$/.exec(line)?.[1];
    if (condition !== undefined) applies = new RegExp(condition).test(path);
    if (line === '}') applies = true;
    const [, name, value = ''] = /^ *set (\$\w+) "(.*)";$/.exec(line) ?? [];
    if (applies && name !== undefined) variables[name] = value;
    const [, header, given = '', always] =
      /^ *add_header (\S+) "(.*?)"( always)?;$/.exec(line) ?? [];
    if (!always && status >= 400) continue;
    if (header !== undefined) found[header] = variables[given] ?? given;
  }
  return found;
}

/** Caddy's reading: each map gives what stands at the first pattern that matches. */
function caddy(path: string, status = 200): Found {
  const text = fileOf('caddy/Caddyfile');
  const values: Found = {};
  for (const [, name = '', lines = ''] of text.matchAll(
    /map \{path\} (\{\w+\}) \{\n(.*?)\n {2}\}/gs,
  )) {
    const rows = [...lines.matchAll(/^ *(?:"~(.*?)"|default) "(.*)"$/gm)];
    values[name] = rows.find(([, pattern]) => new RegExp(pattern ?? '').test(path))?.[2] ?? '';
  }
  const block = /\n {2}header \{\n(.*?)\n {2}\}/s.exec(text)?.[1] ?? '';
  const headers = [...block.matchAll(/^ *(\S+) "(.*)"$/gm)];
  const onError =
    /@missing expression \{err\.status_code\} == 404\n *handle @missing \{\n *header (\S+) "(.*)"$/m.exec(
      text,
    );
  return {
    ...Object.fromEntries(
      headers.map(([, name = '', value = '']) => [name, values[value] ?? value]),
    ),
    ...(status === 404 && onError ? { [onError[1] ?? '']: onError[2] ?? '' } : {}),
  };
}

/** Every host, and how long it lets files be kept whose content never changes. */
const hosts: readonly [string, Resolve, string][] = [
  // Their rules hold for files that are missing too.
  ['Cloudflare', cloudflare, AN_HOUR],
  ['Netlify', netlify, AN_HOUR],
  ['Vercel', vercel, AN_HOUR],
  ['Apache', apache, IMMUTABLE],
  ['nginx', nginx, IMMUTABLE],
  ['Caddy', caddy, IMMUTABLE],
];

const general = (path: string, own: Found = {}): Found => ({
  ...securityHeaders({ ...info, https: true, styles: info.styleHashes?.[path] ?? [hash('e')] }),
  'Cache-Control': REVALIDATE,
  ...own,
});

const picture = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

describe.each(hosts)('the rules for %s', (_host, resolve, kept) => {
  test.each([
    ['/', {}],
    ['/services', {}],
    ['/services/masonry', {}],
    ['/nowhere', {}],
    ['/service-worker.js', {}],
    ['/manifest.webmanifest', {}],
    ['/assets/index-B2cD4e.js', { 'Cache-Control': kept }],
    ['/pictures/hero-480.avif', { 'Cache-Control': kept, ...picture }],
    ['/share/home.png', picture],
    ['/icons/icon-192.png', picture],
  ])('give %s the headers that the server gives it', (path, own) => {
    expect(resolve(path)).toEqual(general(path, own));
  });
});

test.each(hosts.map(([host, resolve]) => [host, resolve] as const))(
  '%s lets nobody keep for a year the answer that a picture is missing',
  (_host, resolve) => {
    const { 'Cache-Control': cached, ...others } = resolve('/pictures/gone-480.avif', 404);
    expect(cached).not.toBe(IMMUTABLE);
    expect(others['X-Content-Type-Options']).toBe('nosniff');
  },
);

test.each([
  ['Netlify', netlify],
  ['Apache', apache],
  ['nginx', nginx],
  ['Caddy', caddy],
])('%s knows a page by the name of its file too', (_host, resolve) => {
  expect(resolve('/services/masonry.html')).toEqual(general('/services/masonry'));
  expect(resolve('/index.html')).toEqual(general('/'));
});

test.each([
  ['apache/.htaccess', 'RewriteCond %{REQUEST_FILENAME}.html -f\nRewriteRule ^(.+)$ $1.html [L]'],
  ['nginx/ashlar.conf', 'try_files $uri $uri.html $uri/index.html =404;'],
  ['caddy/Caddyfile', 'try_files {path} {path}.html {path}/index.html'],
  ['vercel/vercel.json', '"cleanUrls": true'],
])('by %s a page opens at its address, which names no file', (name, words) => {
  expect(fileOf(name)).toContain(words);
});

test.each([
  ['apache/.htaccess', 'RewriteCond %{REQUEST_URI} ^(.+)/$\nRewriteRule ^ %1 [R=308,L]'],
  ['nginx/ashlar.conf', 'rewrite ^(.+)/$ $1 permanent;'],
  ['caddy/Caddyfile', 'redir @slash {re.slash.1}{re.slash.2} 308\n'],
  ['vercel/vercel.json', '"trailingSlash": false'],
])('by %s an address with a slash at its end leads to the page', (name, words) => {
  expect(fileOf(name)).toContain(words);
});

test('Caddy 2.6, which Debian has, takes the file: it refuses a status after handle_errors', () => {
  expect(fileOf('caddy/Caddyfile')).toContain('\n  handle_errors {\n');
});

test('Cloudflare’s limits are kept: a hundred rules, lines of two thousand characters', () => {
  const lines = fileOf('netlify-or-cloudflare/_headers').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('a build that does not tell of its styles has one policy for all', () => {
  const { styleHashes: _hashes, ...old } = info;
  const text = hostingFiles(old)['vercel/vercel.json'] ?? '';
  expect(text.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(text).toContain(`'unsafe-inline'`);
});
