import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as immediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { IMMUTABLE, REVALIDATE } from '#server/headers.ts';
import { aServer, freshFolder, portOf } from '../support/server.ts';
import { aBuiltSite, aSite, build, files } from '../support/site.ts';

/** Asks for a path as it is written, which a client that knows URLs would tidy up first. */
async function rawGet(port: number, path: string) {
  const call = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/contact', 'contact.html'],
    ['/services', 'services.html'],
    ['/services/masonry?utm=x', 'services/masonry.html'],
    ['/contact.html', 'contact.html'],
  ] as const)('%s is %s, revalidated, as HTML', async (url, file) => {
    const { get } = await aSite();
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, files[file]]);
    expect(answer.headers).toMatchObject({
      'cache-control': REVALIDATE,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('is redirected to from its path with a slash', async () => {
    const { get } = await aSite();
    const answer = await get('/services/masonry/?q=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/services/masonry?q=1']);
  });

  test.each(['//example.net/', '/\\example.net/', '/%2Fexample.net/', '/./', '/../'])(
    '%s leads to no other path, here or elsewhere',
    async (path) => {
      const { app } = await aSite();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await rawGet(portOf(app), path);
      expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    },
  );

  test('that is unknown is the not-found page with 404', async () => {
    const { get } = await aSite();
    for (const path of ['/nowhere', '/services/nowhere', '/services/masonry/deeper']) {
      const answer = await get(path, {
        'accept-encoding': 'br',
        'if-none-match': '*',
        range: 'bytes=0-1',
      });
      expect(answer.statusCode).toBe(404);
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(files['404.html']);
    }
  });

  test('that is unknown costs no warning of Node’s', async () => {
    const { app } = await aSite();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const warnings: string[] = [];
    const listen = (warning: Error) => void warnings.push(warning.message);
    process.on('warning', listen);
    onTestFinished(() => void process.off('warning', listen));
    expect((await rawGet(portOf(app), '/nowhere')).status).toBe(404);
    // Warnings are told after what is under way.
    await immediate();
    expect(warnings).toEqual([]);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('accepting %s gets %s', async (accept, encoding, open) => {
    const { get } = await aSite();
    const answer = await get('/contact', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(open(answer.rawPayload).toString()).toBe(files['contact.html']);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('falls back to the plain file where there is no compressed one', async () => {
    const { get } = await aSite();
    const answer = await get('/pictures/hero-480-abc123.avif', { 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, 'picture']);
    expect(answer.headers['content-type']).toBe('image/avif');
  });
});

describe('caching', () => {
  test.each([
    ['/assets/index-B2cD4e.js', IMMUTABLE, 'application/javascript; charset=utf-8'],
    ['/assets/besley-a1b2.woff2', IMMUTABLE, 'font/woff2'],
    ['/pictures/hero-480-abc123.avif', IMMUTABLE, 'image/avif'],
    ['/service-worker.js', REVALIDATE, 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', REVALIDATE, 'application/manifest+json'],
    ['/sitemap.xml', REVALIDATE, 'application/xml'],
  ])('%s is %s and %s', async (url, cache, type) => {
    const { get } = await aSite();
    const { headers } = await get(url);
    expect([headers['cache-control'], headers['content-type']]).toEqual([cache, type]);
  });

  test('a file that is known already is answered 304', async () => {
    const { get } = await aSite();
    const etag = String((await get('/contact', { 'accept-encoding': 'br' })).headers.etag);
    const again = await get('/contact', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(REVALIDATE);
  });

  test.each(['/api/admin/leads', '/%61pi/admin/leads', '/api/nothing'])(
    'what the API answers to %s is not kept',
    async (path) => {
      const { get } = await aSite();
      expect((await get(path)).headers['cache-control']).toBe('no-store');
    },
  );

  test('a file that is gone is not kept', async () => {
    const { get } = await aSite();
    const answer = await get('/assets/index-Gone.js', { accept: '*/*' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('what is not served', () => {
  test.each([
    '/contact.html.br',
    '/contact.html.gz',
    '/.secret',
    '/assets/../.secret',
    '/assets/..%2f..%2fmeta/build.json',
    '/../meta/build.json',
    '/%2e%2e/meta/build.json',
    '/meta/build.json',
    '/assets',
    '/assets/',
    '/nowhere/',
    '/contact%00.html',
    '/%zz',
  ])('%s', async (path) => {
    const { get } = await aSite();
    expect((await get(path)).statusCode).toBe(404);
  });

  test('whatever path is asked for, nothing outside the site comes', async () => {
    const { app } = await aSite();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(app);
    const known = Object.values<string>(files).filter((content) => content !== 'secret');
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', 'meta', 'build.json', '.secret', 'assets', '\\', ''),
      fc.webSegment(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
        const answer = await rawGet(port, `/${segments.join('/')}`);
        expect([200, 308, 400, 404]).toContain(answer.status);
        expect(answer.status !== 200 || known.includes(answer.body)).toBe(true);
      }),
    );
  });

  test('an unknown path of the API, whatever is accepted', async () => {
    const { get } = await aSite();
    const answer = await get('/api/nothing');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { error: { code: 'not_found' } },
    ]);
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const { app } = await aSite();
  const options = { url: '/contact', headers: { 'accept-encoding': 'br' } };
  const got = await app.inject(options);
  const head = await app.inject({ ...options, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of [
    'content-length',
    'content-type',
    'etag',
    'content-encoding',
    'cache-control',
  ]) {
    expect(head.headers[name]).toBe(got.headers[name]);
  }
});

test('without a built site the server says what to do', async () => {
  await expect(aServer({ API_ONLY: 'false', DIST_DIR: freshFolder() })).rejects.toThrow(
    /Run npm run build/,
  );
});

test('a start says that the pages still name the sample’s address', async () => {
  const tell = vi.fn<(line: string) => void>();
  await aSite({}, { tell });
  expect(tell).not.toHaveBeenCalled();
  const sampleOrigin = 'https://www.ashlarandsons.example';
  await aSite({ DIST_DIR: aBuiltSite({ ...build, sampleOrigin }) }, { tell });
  expect(tell).toHaveBeenCalledWith(expect.stringContaining(`still a sample, ${sampleOrigin}`));
});
