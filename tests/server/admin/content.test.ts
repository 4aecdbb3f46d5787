import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { contentOverviewSchema, revisionHistorySchema } from '#contract/admin/content.ts';
import { auditPageSchema } from '#contract/admin/audit.ts';
import { paths } from '#contract/paths.ts';
import { pictures } from '#content/pictures/all.ts';
import { aProject, asEditor, aSitePicture, aTestimonial } from '../support/content.ts';
import { asRole } from '../support/owner.ts';
import { aServer } from '../support/server.ts';

/** Pictures are converted with a low priority: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const overviewOf = async (editor: Awaited<ReturnType<typeof asEditor>>) =>
  contentOverviewSchema.parse((await editor.get(paths.adminContent)).json());

describe('a project', () => {
  test('is published with its pictures in every width and format, and listed as live', async () => {
    const { app, store } = await aServer();
    const editor = await asEditor(app);
    const pair = await editor.uploadPair();
    const { revision, overtaken } = await editor.publish(aProject(pair));
    expect(overtaken).toBe(false);
    expect(revision).toMatchObject({
      state: 'published',
      data: {
        title: 'Sandstone steps',
        before: {
          name: 'project-sandstone-steps-before',
          alt: 'Worn steps',
          width: 960,
          height: 720,
          widths: [480, 960],
          placeholder: expect.stringMatching(/^linear-gradient\(#842,#842,#842\)$/),
        },
        after: { name: 'project-sandstone-steps-after' },
      },
    });
    const { entries } = await overviewOf(editor);
    expect(entries).toEqual([
      { kind: 'project', slug: 'sandstone-steps', newest: revision, live: revision, isOff: false },
    ]);
    expect(Object.keys((await store.content.revisions.published()).project)).toEqual([
      'sandstone-steps',
    ]);
    const shown = await editor.get(`${paths.adminContent}/uploads/${pair.before}?width=900`);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(960);
    if (revision.kind !== 'project') throw new Error('another kind');
    const byHash = `${paths.adminContent}/uploads/${revision.data?.before.hash}`;
    expect((await sharp((await editor.get(byHash)).rawPayload).metadata()).width).toBe(480);
  });

  test('is cropped around one focal point, whichever of its pictures is shown', async () => {
    const { app } = await aServer();
    const editor = await asEditor(app);
    const focus = { x: 0.25, y: 0.1 };
    const post = aProject(await editor.uploadPair());
    if (post.data === null) throw new Error('no data');
    const { before, after } = post.data;
    const data = { ...post.data, before: { ...before, focus }, after };
    const { revision } = await editor.publish({ ...post, data });
    expect(revision.data).toMatchObject({ before: { focus }, after: { focus } });
    const outside = { ...before, focus: { x: 0.25, y: 1.1 } };
    expect((await editor.post({ ...post, data: { ...data, before: outside } })).statusCode).toBe(
      400,
    );
  });

  test('sent twice is one revision with the same answer, though it was overtaken', async () => {
    const { app } = await aServer();
    const editor = await asEditor(app);
    const first = aTestimonial();
    const late = aTestimonial();
    const answers = [];
    for (const one of [first, late, first, late]) answers.push(await editor.publish(one));
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers.map(({ overtaken }) => overtaken)).toEqual([false, true, false, true]);
    expect(answers[1]?.revision.state).toBe('draft');
    const { entries } = await overviewOf(editor);
    expect(entries).toMatchObject([{ newest: { id: late.id }, live: { id: first.id } }]);
    const history = await editor.get(`${paths.adminContent}/testimonial/${first.slug}/revisions`);
    expect(revisionHistorySchema.parse(history.json()).revisions.map(({ id }) => id)).toEqual([
      late.id,
      first.id,
    ]);
  });

  test('that is withdrawn is taken off, and its history restores it', async () => {
    const { app, store } = await aServer();
    const editor = await asEditor(app);
    const shown = await editor.publish(aProject(await editor.uploadPair()));
    const withdrawn = await editor.publish(
      aProject(
        { before: '', after: '' },
        { state: 'withdrawn', data: null, base: shown.revision.id },
      ),
    );
    expect((await store.content.revisions.published()).project).toEqual({
      'sandstone-steps': null,
    });
    const { author: _author, at: _at, ...restored } = shown.revision;
    const draft = await editor.publish({
      ...restored,
      id: randomUUID(),
      state: 'draft',
      base: withdrawn.revision.id,
    });
    expect((await overviewOf(editor)).entries).toMatchObject([
      { newest: { state: 'draft' }, live: null, isOff: true },
    ]);
    const id = randomUUID();
    const again = await editor.publish({ ...restored, id, base: draft.revision.id });
    expect((await overviewOf(editor)).entries).toMatchObject([{ live: { id }, isOff: false }]);
    expect(again).toMatchObject({ overtaken: false, revision: { data: shown.revision.data } });
    const audit = await editor.get(`${paths.adminAudit}?kind=content`);
    expect(
      auditPageSchema.parse(audit.json()).entries.map(({ subject, to }) => [subject, to]),
    ).toEqual([
      ['project:sandstone-steps', 'published'],
      ['project:sandstone-steps', 'withdrawn'],
      ['project:sandstone-steps', 'published'],
    ]);
  });

  test('of the build keeps its pictures when its words are changed', async () => {
    const { app } = await aServer();
    const editor = await asEditor(app);
    const [before, after] = ['before', 'after'].map((half) =>
      pictures.find(({ name }) => name.startsWith('project-') && name.endsWith(half)),
    );
    if (before === undefined || after === undefined) return;
    const base = aProject({ before: '', after: '' });
    const data = { ...base.data, before, after };
    expect((await editor.post({ ...base, data })).statusCode).toBe(200);
    const forged = { ...data, after: { ...after, hash: '00000000' } };
    const answer = await editor.post({ ...base, id: randomUUID(), data: forged });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      [{ path: 'data.after', message: 'This picture is not known. Please choose it again.' }],
    ]);
  });

  test('is refused in words at the field that cannot be published', async () => {
    const { app } = await aServer();
    const editor = await asEditor(app);
    const pair = await editor.uploadPair();
    const tall = randomUUID();
    await editor.upload({ id: tall, bytes: await aSitePicture('#123456', 750, 1000) });
    const good = aProject(pair);
    const refused = async (data: object) => {
      const answer = await editor.post({ ...good, data: { ...good.data, ...data } });
      return [answer.statusCode, answer.json().error.fields?.[0].path];
    };
    expect(await refused({ category: 'plumbing' })).toEqual([400, 'data.category']);
    expect(await refused({ title: 'x'.repeat(61) })).toEqual([400, 'data.title']);
    expect(await refused({ after: { upload: randomUUID(), alt: 'x' } })).toEqual([
      409,
      'data.after',
    ]);
    expect(await refused({ after: { upload: tall, alt: 'x' } })).toEqual([400, 'data.after']);
    expect((await overviewOf(editor)).entries).toEqual([]);
  });

  test('is saved as a draft by the office, which may not publish or withdraw it', async () => {
    const server = await aServer();
    const office = await asRole(server, 'office');
    const post = (payload: object) => office({ method: 'POST', url: paths.adminContent, payload });
    for (const changes of [{}, { state: 'withdrawn', data: null }] as const) {
      const answer = await post(aTestimonial(changes));
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'owner_only']);
    }
    expect((await post(aTestimonial({ state: 'draft' }))).json()).toMatchObject({
      revision: { state: 'draft', author: expect.stringContaining('Person') },
    });
    expect((await server.store.content.revisions.published()).testimonial).toEqual({});
  });
});

describe('an upload', () => {
  test('is upright, without metadata, and one picture however often it is sent', async () => {
    const { app, store } = await aServer();
    const editor = await asEditor(app);
    const id = randomUUID();
    const bytes = await sharp(await aSitePicture('#884422', 1600, 1200))
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answers = await Promise.all([editor.upload({ id, bytes }), editor.upload({ id, bytes })]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { upload: id, width: 1200, height: 1600 },
      ]);
    }
    expect((await store.content.uploads.find(id))?.widths).toEqual([480, 960]);
    const shown = await editor.get(`${paths.adminContent}/uploads/${id}`);
    const { exif, orientation } = await sharp(shown.rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page named as a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused in words', async (_name, bytes) => {
    const { app } = await aServer();
    const answer = await (await asEditor(app)).upload({ bytes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.message).toContain('Use a JPEG, PNG, WebP or AVIF file.');
  });

  test('that is cut off, or has 100 megapixels, is refused in words and stores nothing', async () => {
    const { app, store } = await aServer();
    const editor = await asEditor(app);
    const id = randomUUID();
    const whole = await aSitePicture('#884422');
    const cut = Buffer.concat([whole.subarray(0, whole.length - 600), whole.subarray(-2)]);
    expect((await editor.upload({ id, bytes: cut })).statusCode).toBe(422);
    const size = { width: 10_000, height: 10_000, channels: 3 as const };
    const bomb = await sharp({ create: { ...size, background: 'black' } })
      .png()
      .toBuffer();
    const answer = await editor.upload({ id, bytes: bomb, type: 'image/png' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      422,
      'This picture has 100 megapixels; at most 60 can be read.',
    ]);
    expect(await store.content.uploads.find(id)).toBeNull();
    const text = await editor.upload({ bytes: whole, type: 'text/html' });
    expect(text.statusCode).toBe(415);
  });
});
