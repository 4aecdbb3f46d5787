import { describe, expect, test } from 'vitest';
import { messages, photoLimits } from '#contract/limits.ts';
import { noScriptText } from '#content/forms/no-script.ts';
import { paths } from '#contract/paths.ts';
import {
  aSiteWithForm,
  browserHeaders,
  heroFields,
  postForm,
  postMultipart,
} from './support/form.ts';
import { aLead } from './support/lead.ts';
import { inbox, leadDetail } from './support/owner.ts';
import { aPicture } from './support/photo.ts';
import { sendLead } from './support/server.ts';

const DAY_MS = 86_400_000;
const noon = Date.parse('2026-03-02T12:00:00Z');

const picture = async (width?: number) => new Uint8Array(await aPicture(width));

describe('a form posted without script', () => {
  test('is in the inbox once, and leads to its receipt', async () => {
    const { app, get } = await aSiteWithForm();
    const answer = await postForm(app, heroFields);
    expect(answer.statusCode).toBe(303);
    const [lead, ...more] = await inbox(app);
    expect(more).toEqual([]);
    expect(answer.headers.location).toBe(`/thank-you?request=${lead?.id}`);
    expect(lead).toMatchObject({
      formType: 'hero_contact',
      name: 'Mary O’Neill',
      message: 'The parapet leans.\nSince May.',
      spam: null,
    });
    const { versions } = await leadDetail(app, lead?.id ?? '');
    expect(versions[0]?.envelope).toMatchObject({
      source: 'https://ashlarandsons.example',
      data: {
        urgency: 'standard',
        formName: 'Hero Section Contact',
        pageUrl: 'https://ashlarandsons.example/contact',
        userAgent: 'Browser/1',
        phoneE164: '+61491570006',
      },
    });
    const receipt = await get(answer.headers.location ?? '');
    expect(receipt.body).toContain(lead?.receipt);
    expect(receipt.body).toContain('We have your enquiry');
    expect(receipt.body).not.toContain('id="saved"');
    expect(receipt.headers['cache-control']).toBe('no-store');
  });

  test('is one lead when it is posted again, also after midnight', async () => {
    let now = noon;
    const { app } = await aSiteWithForm({}, { now: () => now });
    const first = await postForm(app, heroFields);
    now += DAY_MS - 1;
    const again = await postForm(app, heroFields);
    expect(again.headers.location).toBe(first.headers.location);
    expect(await inbox(app)).toHaveLength(1);
  });

  test('is one lead when it is posted twice at the same moment', async () => {
    const { app } = await aSiteWithForm();
    const answers = await Promise.all([postForm(app, heroFields), postForm(app, heroFields)]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await inbox(app)).toHaveLength(1);
  });

  test('is a new lead days later, or with other words', async () => {
    let now = noon;
    const { app } = await aSiteWithForm({}, { now: () => now });
    await postForm(app, heroFields);
    await postForm(app, { ...heroFields, message: 'Two parapets lean.' });
    now += 2 * DAY_MS;
    await postForm(app, heroFields);
    expect(await inbox(app)).toHaveLength(3);
  });

  test('counts once with what the service worker sends again under the id it gave', async () => {
    const { app } = await aSiteWithForm();
    const submissionId = '0b0f7f4e-3f3e-8a51-9f7e-000000000001';
    await postForm(app, { ...heroFields, submissionId });
    const [lead] = await inbox(app);
    expect(lead?.id).toBe(submissionId);
    const { versions } = await leadDetail(app, submissionId);
    const { envelope } = versions[0] ?? {};
    if (envelope === undefined) throw new Error('it has no version');
    const guard = { trap: '', fillMs: 0 };
    const again = await app.inject({
      method: 'POST',
      url: paths.leads,
      payload: { envelope: { ...envelope, timestamp: '2026-01-01T00:00:00Z' }, guard },
    });
    expect(again.statusCode).toBe(200);
    expect(await inbox(app)).toHaveLength(1);
  });
});

describe('a form with mistakes', () => {
  test('is shown again with messages and all that was typed, and stores nothing', async () => {
    const { app } = await aSiteWithForm();
    const hostile = '"><script>alert(1)</script>';
    const answer = await postForm(app, { ...heroFields, phone: '12', message: `\n${hostile}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    const { body } = answer;
    expect(body).toContain(messages.phoneInvalid);
    expect(body).toContain('id="hero-form-phone-error"');
    expect(body).toContain('aria-describedby="hero-form-phone-error hero-form-phone-helper"');
    expect(body).toMatch(/name="phone"[^>]* value="12"/);
    expect(body).toMatch(/name="name" value="Mary O’Neill"/);
    expect(body).toMatch(/<option value="masonry" selected="">/);
    expect(body).toContain(
      '<textarea name="message">\n\n"&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    );
    // Its address is not the page's own: the app would take it for an unknown page.
    expect(body).not.toMatch(/<script|<noscript|modulepreload/);
    expect(await inbox(app)).toEqual([]);
  });

  test('asks for its photos again', async () => {
    const { app } = await aSiteWithForm();
    const answer = await postMultipart(app, { ...heroFields, email: '' }, [await picture()]);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(messages.emailRequired);
    expect(answer.body).toContain(noScriptText.photos.chooseAgain);
  });

  test('of a page that is not here is answered with its fields as JSON', async () => {
    const { app } = await aSiteWithForm();
    const answer = await postForm(app, { ...heroFields, page: '/../secret', phone: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid_body', fields: [{ path: 'phone' }] },
    });
  });
});

describe('photos of a form', () => {
  test('are stored with the lead, once', async () => {
    const { app } = await aSiteWithForm();
    const files = [await picture(640), await picture(320), await picture(320)];
    await postMultipart(app, heroFields, files);
    const again = await postMultipart(app, heroFields, files);
    expect(again.statusCode).toBe(303);
    const [lead, ...more] = await inbox(app);
    expect(more).toEqual([]);
    expect(lead?.photos.map(({ width }) => width)).toEqual([640, 320]);
  });

  test.each([
    ['not a photo', noScriptText.photos.unusable, async () => [new Uint8Array([1, 2, 3])]],
    [
      'too large',
      noScriptText.photos.tooLarge,
      async () => [new Uint8Array(photoLimits.uploadMaxBytes + 1)],
    ],
    [
      'too many',
      noScriptText.photos.tooMany,
      async () => Array.from({ length: photoLimits.most + 1 }, () => new Uint8Array([1])),
    ],
  ])('that are %s get a message, and all that was typed stays', async (_name, message, files) => {
    const { app } = await aSiteWithForm();
    const answer = await postMultipart(app, heroFields, await files());
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain('Mary O’Neill');
    expect(await inbox(app)).toEqual([]);
  });

  test('that are missing when the same form is sent again are no other lead', async () => {
    const { app } = await aSiteWithForm();
    const bytes = await picture();
    const answers = [
      await postForm(app, heroFields),
      await postMultipart(app, heroFields, [bytes]),
      await postForm(app, heroFields),
      await postMultipart(app, heroFields, [bytes]),
    ];
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await inbox(app)).toMatchObject([{ photoCount: 1, photos: [{ width: 640 }] }]);
  });

  test('left empty cost nothing', async () => {
    const { app } = await aSiteWithForm();
    expect((await postMultipart(app, heroFields, [new Uint8Array()])).statusCode).toBe(303);
    expect(await inbox(app)).toMatchObject([{ photoCount: 0 }]);
  });
});

describe('a form of a bot or a stranger', () => {
  test('is held back when it fills the trap and no browser sent it', async () => {
    const { app } = await aSiteWithForm();
    const answer = await app.inject({
      method: 'POST',
      url: paths.leadForm,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...heroFields, website: 'https://spam.example' }).toString(),
    });
    expect(answer.statusCode).toBe(303);
    expect(await inbox(app, '?show=spam')).toMatchObject([{ heldBackFor: ['trap', 'untouched'] }]);
  });

  test('is forwarded when a browser has filled the trap by itself', async () => {
    const { app } = await aSiteWithForm();
    await postForm(app, { ...heroFields, website: 'https://mary.example' });
    expect(await inbox(app)).toMatchObject([{ spam: null }]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring domain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused when it comes from %s', async (_name, headers) => {
    const { app } = await aSiteWithForm();
    const answer = await postForm(app, heroFields, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'cross_site' } });
    expect(await inbox(app)).toEqual([]);
  });

  test('is shown again, to be sent later, over the limit of its address', async () => {
    const { app } = await aSiteWithForm({ RATE_LIMIT_PER_MINUTE: '1' });
    await postForm(app, heroFields);
    const answer = await postForm(app, { ...heroFields, message: 'Another.' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(noScriptText.notNow);
    expect(answer.body).toContain('Another.');
    // A repeat costs nothing.
    expect((await postForm(app, heroFields)).statusCode).toBe(303);
  });

  test('has one limit with leads that scripts send', async () => {
    const { app } = await aSiteWithForm({ RATE_LIMIT_PER_MINUTE: '1' });
    await sendLead(app, aLead());
    expect((await postForm(app, heroFields)).statusCode).toBe(429);
  });
});

describe('a hostile body', () => {
  const multipart = (text: string, type = 'multipart/form-data; boundary=x') => ({
    method: 'POST' as const,
    url: paths.leadForm,
    headers: { ...browserHeaders, 'content-type': type },
    payload: text,
  });
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each([
    ['without a boundary', multipart(part('phone', '1'), 'multipart/form-data'), 400],
    ['cut off in the middle', multipart(part('phone', '1').slice(0, -3)), 400],
    ['of no form of ours', multipart(`${part('formType', 'other')}--x--\r\n`), 400],
    ['with the name of a prototype', multipart(`${part('__proto__', '1')}--x--\r\n`), 400],
    [
      'with too many parts',
      multipart(`${Array.from({ length: 200 }, (_, at) => part(`f${at}`, '1')).join('')}--x--\r\n`),
      413,
    ],
    ['with a huge field', multipart(`${part('message', 'x'.repeat(70_000))}--x--\r\n`), 413],
    [
      'with fields that are huge together',
      multipart(`${part('a', 'x'.repeat(40_000))}${part('b', 'x'.repeat(40_000))}--x--\r\n`),
      413,
    ],
    ['of JSON', { ...multipart('{}', 'application/json') }, 415],
    [
      'with too many fields',
      multipart('a=1&'.repeat(200), 'application/x-www-form-urlencoded'),
      413,
    ],
  ] as const)('%s is refused, and stores nothing', async (_name, request, status) => {
    const { app } = await aSiteWithForm();
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expect(await inbox(app)).toEqual([]);
  });

  test('with NUL in a field is stored without it', async () => {
    const { app } = await aSiteWithForm();
    await postForm(app, { ...heroFields, message: 'a\0b' });
    expect(await inbox(app)).toMatchObject([{ message: 'ab' }]);
  });
});
