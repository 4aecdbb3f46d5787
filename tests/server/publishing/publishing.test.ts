import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { testimonials } from '#content/testimonials.ts';
import { paths } from '#contract/paths.ts';
import { IMMUTABLE, REVALIDATE } from '#server/headers.ts';
import { eventually } from '../../support/eventually.ts';
import { aFirm, aProject, asEditor, aTestimonial, titled } from '../support/content.ts';
import { aLead } from '../support/lead.ts';
import { aRenderedSite, publication, rebuild } from '../support/published.ts';
import { freshFolder, sendLead } from '../support/server.ts';
import { aSite, files, styleHashOf } from '../support/site.ts';

/** Pages are rendered with a low priority: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const METRICS_TOKEN = 'a token of the operator';

describe('what is published', () => {
  test('is on the pages, with their styles’ policy, and taken off by a withdrawal', async () => {
    const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
    const editor = await asEditor(app);
    expect((await get('/')).body).toBe(files['index.html']);
    const { revision } = await editor.publish(titled('On time'));
    expect(await publication(app)).toMatchObject({ state: 'current', at: expect.any(String) });

    const home = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(home.rawPayload).toString()).toBe('<h1>index.html On time</h1>');
    expect(home.headers).toMatchObject({
      'cache-control': REVALIDATE,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(home.headers['content-security-policy']).not.toContain(styleHashOf('/'));
    const { etag = '' } = home.headers;
    const cached = await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(cached.statusCode).toBe(304);
    expect((await get('/nowhere')).body).toBe('<h1>404.html On time</h1>');
    expect((await get('/services')).body).toBe(files['services.html']);
    expect((await get('/?of-build')).body).toBe(files['index.html']);

    await editor.publish(aTestimonial({ state: 'withdrawn', data: null, base: revision.id }));
    await publication(app);
    expect((await get('/')).body).toBe(files['index.html']);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await get('/content.json')).json().content).toBeNull();
  });

  test('takes an entry of the build off its pages', async () => {
    const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
    const editor = await asEditor(app);
    const [built] = testimonials;
    if (built === undefined) return;
    await editor.publish(aTestimonial({ slug: built.id, state: 'withdrawn', data: null }));
    await publication(app);
    expect((await get('/')).body).toBe('<h1>index.html </h1>');
  });

  test('has its content under a name for ever, for pages that are still open', async () => {
    const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
    const editor = await asEditor(app);
    const listed = async () => {
      const answer = await get('/content.json');
      expect(answer.headers['cache-control']).toBe(REVALIDATE);
      return answer.json().content;
    };
    expect(await listed()).toBeNull();
    const { revision } = await editor.publish(titled('First'));
    await publication(app);
    const first = await listed();
    await editor.publish(titled('Second', revision.id));
    await publication(app);
    expect(await listed()).not.toBe(first);
    for (const hash of [first, await listed()]) {
      const answer = await get(`/content/${hash}.json`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, IMMUTABLE]);
    }
    expect((await get('/content/0123456789abcdef.json')).statusCode).toBe(404);
    expect((await get('/meta.json')).statusCode).toBe(404);
  });

  test('has its pictures under the addresses of the build’s', async () => {
    const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
    const editor = await asEditor(app);
    const { revision } = await editor.publish(aProject(await editor.uploadPair()));
    await publication(app);
    if (revision.kind !== 'project' || revision.data === null) throw new Error('no project');
    const { name, hash } = revision.data.before;
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
    ]) {
      const answer = await get(`/pictures/${name}.${hash}-480.${format}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers).toMatchObject({
        'cache-control': IMMUTABLE,
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    expect((await get(`/pictures/${name}.${hash}-481.avif`)).statusCode).toBe(404);
  });

  test('that cannot be rendered leaves the pages as they were, and says why', async () => {
    const { app, get } = await aSite({ DIST_DIR: aRenderedSite(), METRICS_TOKEN });
    const editor = await asEditor(app);
    const { revision } = await editor.publish(titled('Good'));
    await publication(app);
    const { revision: bad } = await editor.publish(titled('Fail', revision.id));
    expect(await publication(app)).toMatchObject({
      state: 'failed',
      problem: 'The pages could not be rendered: it is called Fail',
    });
    expect((await get('/')).body).toBe('<h1>index.html Good</h1>');
    await editor.publish(titled('Better', bad.id));
    expect(await publication(app)).toMatchObject({ state: 'current', problem: null });
    expect((await get('/')).body).toBe('<h1>index.html Better</h1>');
    const { body } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toContain('ashlar_publications_total{outcome="rendered"} 2');
    expect(body).toContain('ashlar_publications_total{outcome="failed"} 1');
  });

  test('by a build without a renderer is said to need a build', async () => {
    const { app } = await aSite();
    await (await asEditor(app)).publish(titled('Good'));
    expect(await publication(app)).toMatchObject({
      state: 'failed',
      problem: 'The build has no renderer. Run npm run build.',
    });
  });

  test('is taken from a folder that is kept when it is what it was before', async () => {
    const folder = freshFolder();
    const { app } = await aSite({ DIST_DIR: aRenderedSite(), DATA_DIR: folder });
    const editor = await asEditor(app);
    let base: string | null = null;
    for (let at = 0; at < 12; at += 1) {
      ({ id: base } = (await editor.publish(titled(`Number ${at}`, base))).revision);
      await publication(app);
    }
    const kept = () =>
      readdirSync(join(folder, 'site')).filter((name) => /^[0-9a-f]{16}$/.test(name));
    const before = kept();
    expect(before).toHaveLength(10);
    await editor.publish(titled('Number 9', base));
    const { at } = await publication(app);
    expect(kept().sort()).toEqual(before.sort());
    expect(Date.now() - Date.parse(at ?? '')).toBeGreaterThan(0);
  });
});

describe('a start', () => {
  test('serves what was published before, and renders it for another build before it is ready', async () => {
    const settings = { DIST_DIR: aRenderedSite(), DATA_DIR: freshFolder() };
    const first = await aSite(settings);
    await (await asEditor(first.app)).publish(titled('Kept'));
    await publication(first.app);
    await first.app.close();

    const second = await aSite(settings);
    expect((await second.get('/')).body).toBe('<h1>index.html Kept</h1>');
    await publication(second.app);
    await second.app.close();

    rebuild(settings.DIST_DIR, 'next');
    const third = await aSite(settings);
    expect((await third.get('/')).body).toBe(files['index.html']);
    const early = await third.app.inject(paths.ready);
    expect(early.statusCode).toBe(503);
    expect((await sendLead(third.app, aLead())).statusCode).toBe(202);
    await publication(third.app);
    expect((await third.app.inject(paths.ready)).statusCode).toBe(200);
    expect((await third.get('/')).body).toBe('<h1>index.html Kept</h1>');

    // A build beside the running server: its own pages until what was published is rendered.
    rebuild(settings.DIST_DIR, 'newest');
    expect((await third.get('/')).body).toBe(files['index.html']);
    await publication(third.app);
    expect((await third.get('/')).body).toBe('<h1>index.html Kept</h1>');
  });

  test('lets requests wait after a new build until another firm’s pages are rendered for it', async () => {
    const settings = { DIST_DIR: aRenderedSite(), DATA_DIR: freshFolder() };
    const first = await aSite(settings);
    const editor = await asEditor(first.app);
    await editor.publish(aFirm());
    await editor.publish(titled('Own'));
    await publication(first.app);
    await first.app.close();

    rebuild(settings.DIST_DIR, 'next');
    const second = await aSite(settings);
    const pages = await Promise.all([second.get('/'), second.get('/')]);
    for (const { body } of pages) expect(body).toBe('<h1>index.html Own</h1>');

    rebuild(settings.DIST_DIR, 'newest');
    expect((await second.get('/')).body).toBe('<h1>index.html Own</h1>');
  });

  test('after a stop in the middle of a rendering serves the pages as they were', async () => {
    const settings = { DIST_DIR: aRenderedSite(), DATA_DIR: freshFolder() };
    const first = await aSite(settings);
    const editor = await asEditor(first.app);
    const { revision } = await editor.publish(titled('Good'));
    await publication(first.app);
    await editor.publish(titled('Hang', revision.id));
    await first.app.close();
    const second = await aSite(settings);
    expect((await second.get('/')).body).toBe('<h1>index.html Good</h1>');
  });

  test('removes what a rendering that was cut off long ago has left', async () => {
    const folder = freshFolder();
    const [old, young] = ['1'.repeat(16), '2'.repeat(16)].map((key) =>
      join(folder, 'site', `${key}.part`),
    );
    if (old === undefined || young === undefined) throw new Error('no folders');
    for (const part of [old, young]) mkdirSync(part, { recursive: true });
    utimesSync(old, new Date(0), new Date(0));
    const { app } = await aSite({ DIST_DIR: aRenderedSite(), DATA_DIR: folder });
    await (await asEditor(app)).publish(titled('Good'));
    await publication(app);
    await eventually(() => expect([old, young].map(existsSync)).toEqual([false, true]));
  });
});

test('a confirmation is that of the published pages', async () => {
  const { app, get } = await aSite({ DIST_DIR: aRenderedSite() });
  await (await asEditor(app)).publish(titled('New'));
  await publication(app);
  const answer = await get(`/thank-you?request=${randomUUID()}`);
  expect(answer.body).toBe('<h1>thank-you.html New</h1>');
});
