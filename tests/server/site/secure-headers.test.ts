import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { buildFile } from '#server/build-info.ts';
import { usualTimeouts } from '#server/connections.ts';
import { IMMUTABLE, REVALIDATE } from '#server/headers.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { portOf, sendLead } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';
import { aBuiltSite, aSite, build, SCRIPT_HASH, styleHashOf } from '../support/site.ts';

const EMPTY_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers'>;

/** Header of the OWASP Secure Headers Project → what every answer of this server says. */
const everywhere: readonly [string, RegExp][] = [
  ['content-security-policy', /default-src 'self'; script-src 'self'/],
  ['content-security-policy', /form-action 'self'/],
  ['content-security-policy', /object-src 'none'/],
  ['content-security-policy', /base-uri 'none'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['cross-origin-embedder-policy', /: require-corp$/],
  ['cross-origin-opener-policy', /: same-origin$/],
  ['cross-origin-resource-policy', /: (same|cross)-origin$/],
  // The owner sees from which site visitors come, but not from which page or search.
  ['referrer-policy', /: strict-origin-when-cross-origin$/],
  ['x-content-type-options', /: nosniff$/],
  ['x-frame-options', /: DENY$/],
  ['x-permitted-cross-domain-policies', /: none$/],
];

/**
 * Features of the project's Permissions-Policy, without those that not every browser knows (web-share);
 * the site copies to the clipboard itself, the office scans QR codes with the camera, and the owner
 * fills in where the firm is.
 */
const features =
  'accelerometer autoplay cross-origin-isolated display-capture encrypted-media fullscreen ' +
  'gyroscope keyboard-map magnetometer microphone midi payment picture-in-picture ' +
  'screen-wake-lock sync-xhr usb xr-spatial-tracking ' +
  'clipboard-read gamepad hid idle-detection serial unload';

/** Headers that tell of the machinery behind, and one that would wipe what waits to be sent. */
const nowhere =
  'server x-powered-by x-framework x-generator sourcemap x-sourcemap x-aspnet-version clear-site-data';

function expectSecure({ headers }: Answer): void {
  for (const [name, wanted] of everywhere) {
    expect(`${name}: ${String(headers[name])}`).toMatch(wanted);
  }
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(\*|https?:)/);
  const permissions = String(headers['permissions-policy']).split(', ');
  expect(permissions).toEqual(
    expect.arrayContaining(features.split(' ').map((name) => `${name}=()`)),
  );
  expect(permissions).not.toContain('web-share=()');
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^(${nowhere.replaceAll(' ', '|')})$`)),
    ]),
  );
}

type Call = (app: FastifyInstance) => Promise<Answer>;
const get =
  (url: string, headers: Record<string, string> = {}): Call =>
  (app) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
const post =
  (url: string, payload: string | object, headers: Record<string, string> = {}): Call =>
  (app) =>
    app.inject({ method: 'POST', url, payload, headers });
const json = { 'content-type': 'application/json' };
const repeated =
  (call: Call, times: number): Call =>
  async (app) => {
    for (let time = 1; time < times; time += 1) await call(app);
    return call(app);
  };

/** Kind of answer, its status, its Cache-Control, and how to come by it. */
const answers: readonly [string, number, string, Call][] = [
  ['the home page', 200, REVALIDATE, get('/')],
  ['a page', 200, REVALIDATE, get('/services/masonry')],
  ['a page by its file', 200, REVALIDATE, get('/contact.html')],
  ['a page that is known', 304, REVALIDATE, known('/contact')],
  ['a redirect', 308, 'no-store', get('/services/')],
  ['the not-found page', 404, REVALIDATE, get('/nowhere')],
  ['a file that is not there', 404, 'no-store', get('/assets/gone.js', { accept: '*/*' })],
  ['a path that is none', 404, 'no-store', get('/%zz')],
  ['a path that is too long', 404, 'no-store', get(`/api/admin/leads/${'x'.repeat(200)}`)],
  ['a script', 200, IMMUTABLE, get('/assets/index-B2cD4e.js')],
  ['a part of a script', 206, IMMUTABLE, get('/assets/index-B2cD4e.js', { range: 'bytes=0-1' })],
  ['a font', 200, IMMUTABLE, get('/assets/besley-a1b2.woff2')],
  ['a picture', 200, IMMUTABLE, get('/pictures/hero-480-abc123.avif')],
  ['a sharing card', 200, REVALIDATE, get('/share/home-a1b2c3.png')],
  ['an icon', 200, REVALIDATE, get('/icons/icon-192.png')],
  ['the worker', 200, REVALIDATE, get('/service-worker.js')],
  ['the manifest', 200, REVALIDATE, get('/manifest.webmanifest')],
  ['the sitemap', 200, REVALIDATE, get('/sitemap.xml')],
  ['robots.txt', 200, REVALIDATE, get('/robots.txt')],
  ['the head alone', 200, REVALIDATE, (app) => app.inject({ method: 'HEAD', url: '/' })],
  ['a method that is none', 404, 'no-store', (app) => app.inject({ method: 'PUT', url: '/' })],
  ['health', 200, 'no-store', get(paths.health)],
  ['readiness', 200, 'no-store', get(paths.ready)],
  ['a receipt', 202, 'no-store', (app) => sendLead(app, aLead())],
  ['a bad body', 400, 'no-store', post(paths.leads, '{', json)],
  ['bad fields', 400, 'no-store', post(paths.leads, {})],
  ['too long a body', 413, 'no-store', post(paths.leads, `"${'x'.repeat(70_000)}"`, json)],
  ['a wrong type', 415, 'no-store', post(paths.leads, 'a=b', { 'content-type': 'text/csv' })],
  ['too many', 429, 'no-store', repeated(post(paths.errors, {}), 4)],
  ['a photograph that says nothing of itself', 400, 'no-store', post(paths.photos, '')],
  ['an error report', 400, 'no-store', post(paths.errors, {})],
  ['feedback', 400, 'no-store', post(paths.errorFeedback, {})],
  ['an unknown path of the API', 404, 'no-store', get('/api/nothing', { accept: '*/*' })],
  ['nobody’s session', 200, 'no-store', get(paths.session)],
  ['a wrong password', 401, 'no-store', post(paths.session, { password: 'a guess' })],
  ['the owner’s list for nobody', 401, 'no-store', get(paths.adminLeads)],
  ['the same by another spelling', 401, 'no-store', get('/%61pi/admin/leads')],
  [
    'another site’s wish',
    403,
    'no-store',
    post(paths.session, {}, { origin: 'https://a.example' }),
  ],
  ['the owner’s list', 200, 'no-store', owner(paths.adminLeads)],
  ['the owner’s list by another spelling', 200, 'no-store', owner('/%61pi/admin/leads')],
  ['the export', 200, 'no-store', owner(paths.adminLeadsCsv)],
  ['a lead', 404, 'no-store', owner(`${paths.adminLeads}/none`)],
  ['the figures', 200, 'no-store', owner(paths.adminAnalytics)],
  ['the webhooks', 200, 'no-store', owner(paths.adminWebhooks)],
  ['the errors', 200, 'no-store', owner(paths.adminErrors)],
];

function owner(url: string): Call {
  return async (app) => (await asOwner(app))({ url });
}

function known(url: string): Call {
  return async (app) => {
    const { etag } = (await get(url)(app)).headers;
    return get(url, { 'if-none-match': String(etag) })(app);
  };
}

describe('every kind of answer has the headers of the published list', () => {
  test.each(answers)('%s: %i, %s', async (_kind, status, cache, call) => {
    const { app } = await aSite({ RATE_LIMIT_PER_MINUTE: '3' });
    const answer = await call(app);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, cache]);
    expectSecure(answer);
  });

  test('a store that is full: 503, no-store', async () => {
    const { app, store } = await aSite();
    const sqlite = sqliteOf(store);
    const pages = sqlite.prepare('PRAGMA page_count').get();
    sqlite.exec(`PRAGMA max_page_count = ${Number(pages?.['page_count'])}`);
    const long = () => aLead({ data: { pageUrl: 'y'.repeat(2000), referrer: 'x'.repeat(2000) } });
    let answer = await sendLead(app, long());
    while (answer.statusCode === 202) answer = await sendLead(app, long());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expectSecure(answer);
  });

  test.each([
    ['what is no request', 400, 'hello\r\n\r\n'],
    [
      'a head that is too long',
      431,
      `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['half a head', 408, 'GET / HTTP/1.1\r\nHost:'],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'a wish that is unknown',
      417,
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\nConnection: close\r\n\r\n',
    ],
  ])('%s: %i', async (_kind, status, says) => {
    const timeouts = { ...usualTimeouts, head: 100, check: 20 };
    const { app } = await aSite({}, { timeouts });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = parsed(await said(portOf(app), says));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expectSecure(answer);
  });
});

describe('what differs from answer to answer', () => {
  test.each(['/', '/contact', '/services/masonry'])(
    'the page %s may use its own styles and script',
    async (path) => {
      const { get } = await aSite();
      const policy = (await get(path)).headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' '${SCRIPT_HASH}'`);
      expect(policy).toContain(`style-src 'self' '${styleHashOf(path)}' '${EMPTY_HASH}';`);
    },
  );

  test('unknown paths have the styles of the not-found page, all else none', async () => {
    const { get } = await aSite();
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
    expect(await policyOf('/nowhere')).toContain(styleHashOf('/404'));
    expect(await policyOf('/service-worker.js')).toContain(`style-src 'self' '${EMPTY_HASH}';`);
  });

  test('a site that is built again beside the running server has the hashes of its new pages', async () => {
    const dist = aBuiltSite();
    const { get } = await aSite({ DIST_DIR: dist });
    const other = `sha256-${'A'.repeat(43)}=`;
    const expectScripts = async (hash: string) => {
      for (const path of ['/', '/nowhere']) {
        const policy = (await get(path)).headers['content-security-policy'];
        expect(policy).toContain(`script-src 'self' '${hash}';`);
      }
    };
    await expectScripts(SCRIPT_HASH);
    writeFileSync(buildFile(dist), JSON.stringify({ ...build, scriptHashes: [other] }));
    await expectScripts(other);
    // While it is being made once more, the last whole one counts.
    writeFileSync(buildFile(dist), '{"version":');
    await expectScripts(other);
    rmSync(buildFile(dist));
    await expectScripts(other);
  });

  test('a build that does not tell of its styles keeps those that stand in its pages', async () => {
    const { styleHashes: _hashes, ...old } = build;
    const { get } = await aSite({ DIST_DIR: aBuiltSite(old) });
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toContain(`style-src 'self' 'unsafe-inline';`);
  });

  test.each([
    ['/pictures/hero-480-abc123.avif', 'cross-origin'],
    ['/share/home-a1b2c3.png', 'cross-origin'],
    ['/icons/icon-192.png', 'cross-origin'],
    ['/assets/index-B2cD4e.js', 'same-origin'],
    ['/', 'same-origin'],
  ])('%s may be shown by: %s', async (path, wanted) => {
    const { get } = await aSite();
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe(wanted);
  });

  test.each(['/', '/nowhere', '/api/nothing', '/assets/index-B2cD4e.js'])(
    'over HTTPS %s asks for HTTPS from then on, over HTTP it does not',
    async (path) => {
      const { get } = await aSite({ TRUST_PROXY: '127.0.0.1' });
      const [plain, secure] = [await get(path), await get(path, { 'x-forwarded-proto': 'https' })];
      expect(plain.headers['strict-transport-security']).toBeUndefined();
      expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    },
  );

  test('whoever is no trusted proxy cannot say that the visitor came over HTTPS', async () => {
    const { get } = await aSite();
    const { headers } = await get('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('pages that call a webhook or a third party embed what these answer with', async () => {
    const { get } = await aSite({
      DIST_DIR: aBuiltSite({ ...build, connectOrigins: ['https://hooks.zapier.com'] }),
    });
    expect((await get('/')).headers['cross-origin-embedder-policy']).toBeUndefined();
  });
});

/** What the server answers to bytes that no client would send, until it closes the connection. */
async function said(port: number, says: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(says);
  return text(socket);
}

function parsed(answer: string): Answer {
  const [start = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = lines.map((line) => line.split(/: (.*)/s, 2));
  return {
    statusCode: Number(start.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  };
}
