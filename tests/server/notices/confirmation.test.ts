import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { confirmationSetupSchema } from '#contract/admin/confirmations.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { aMailServer, MAIL_FROM, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';
import { firmTime } from '../../support/firm-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VISITOR = 'mary@example.com';
/** 10:00 by the firm's clock, on a Monday in winter. */
const TEN = firmTime('2026-07-06T10:00').getTime();

type Treat = Parameters<typeof aMailServer>[0];

/** A server that answers visitors, with a clock of the test's own. */
async function confirming(treat?: Treat) {
  const post = await aMailServer(treat);
  const clock = { now: TEN };
  const server = await aListeningServer(
    { SMTP_URL: post.url, MAIL_FROM, TRUST_PROXY: 'true' },
    { now: () => clock.now },
  );
  await switchOn(server.app);
  return { ...server, post, clock };
}

async function switchOn(app: FastifyInstance, on = true): Promise<void> {
  const owner = await asOwner(app);
  const answer = await owner({
    method: 'PUT',
    url: paths.adminConfirmations,
    payload: { on },
  });
  expect(answer.statusCode).toBe(200);
}

async function saveTemplate(app: FastifyInstance, payload: object, formType = 'hero_contact') {
  const owner = await asOwner(app);
  const on = { on: true, subject: 'Thank you', text: 'Thank you.' };
  const url = `${paths.adminConfirmations}/${formType}`;
  return owner({ method: 'PUT', url, payload: { ...on, ...payload } });
}

/** What a lead's history says of its confirmation. */
async function confirmationsOf(app: FastifyInstance, lead: ReturnType<typeof aLead>) {
  const { notices } = await leadDetail(app, lead.envelope.submissionId);
  return notices.filter(({ channel }) => channel === 'confirmation');
}

/** Sends a lead of somebody else, and waits until that one is answered: what was to come has come. */
async function settledBy(app: FastifyInstance, email: string): Promise<void> {
  const last = aLead({ data: { email } });
  await sendLead(app, last, { 'x-forwarded-for': '198.51.100.7' });
  await eventually(async () =>
    expect(await confirmationsOf(app, last)).toMatchObject([{ state: 'sent' }]),
  );
}

describe('the confirmation to a visitor', () => {
  test('comes from the firm, as text and as HTML of one source, and names the lead’s number', async () => {
    const { app, post } = await confirming();
    const lead = aLead();
    const { receipt } = (await sendLead(app, lead)).json<{ receipt: string }>();
    await eventually(() => expect(post.letters).toHaveLength(1));
    const [letter] = post.letters;
    expect(letter).toMatchObject({
      to: VISITOR,
      mail: {
        subject: `We have your enquiry: ${receipt}`,
        from: { name: 'Ashlar', address: 'office@ashlarandsons.example' },
        replyTo: [{ name: business.name, address: business.email.display }],
      },
    });
    expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const { text = '', html = '' } = letter?.mail ?? {};
    for (const words of [receipt, business.phone.display, '10:00']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain(business.name);
    expect(html).toContain(business.name.replaceAll('&', '&amp;'));
    await eventually(async () =>
      expect(await confirmationsOf(app, lead)).toMatchObject([
        { recipient: VISITOR, state: 'sent', tries: 1, failure: null },
      ]),
    );
  });

  test.each([
    ['a quote', 'quote', 'quote request', 'assessment'],
    ['an assessment', 'assessment', 'request for a free assessment', 'quote'],
  ] as const)('of a popup that was opened for %s says so', async (_what, asksFor, name, other) => {
    const { app, post } = await confirming();
    const { envelope, guard } = aLead();
    const popup = {
      ...envelope,
      formType: 'assessment_popup' as const,
      data: { ...envelope.data, asksFor },
    };
    await sendLead(app, { envelope: popup, guard });
    await eventually(() => expect(post.letters).toHaveLength(1));
    const { subject = '', text = '' } = post.letters[0]?.mail ?? {};
    expect(subject).toContain(`We have your ${name}`);
    expect(text).toContain(`Your ${name} has arrived.`);
    expect(subject + text).not.toContain(other);
  });

  test('holds no word of the visitor’s, in no part of it', async () => {
    const { app, post } = await confirming();
    const bait = 'win <a href="https://evil.example">now</a>\r\nBcc: third@example.com';
    await sendLead(
      app,
      aLead({ data: { name: 'Zelda Quux', service: bait, location: bait, message: bait } }),
    );
    await eventually(() => expect(post.letters).toHaveLength(1));
    const [letter] = post.letters;
    const whole = [letter?.raw, letter?.mail.html, letter?.mail.text, letter?.mail.subject].join();
    for (const trace of ['evil', 'third@', 'Bcc', 'Zelda', 'Quux', 'now</a>']) {
      expect(whole).not.toContain(trace);
    }
    expect(letter?.mail).toMatchObject({ to: [{ address: VISITOR }] });
  });

  test.each([
    ['two addresses', 'a@example.com,third@example.com'],
    ['a name before it', 'Third<third@example.com>'],
    ['a quoted part', '"a@b"@example.com'],
  ])('does not go to what is not one plain address: %s', async (_what, email) => {
    const { app, post } = await confirming();
    await sendLead(app, aLead({ data: { email } }));
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ to }) => to)).toEqual(['other@example.com']);
  });

  test('is not sent until the owner switches it on, nor for a form that is switched off', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer({ SMTP_URL: post.url, MAIL_FROM });
    const early = aLead();
    await sendLead(app, early);
    await switchOn(app);
    await saveTemplate(app, { on: false });
    const muted = aLead();
    await sendLead(app, muted);
    await saveTemplate(app, { on: true });
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ to }) => to)).toEqual(['other@example.com']);
    expect(await confirmationsOf(app, early)).toEqual([]);
    expect(await confirmationsOf(app, muted)).toEqual([]);
  });

  test('comes once, however often the lead is repeated or corrected', async () => {
    const { app, post, clock } = await confirming();
    const lead = aLead();
    await sendLead(app, lead);
    await sendLead(app, lead);
    clock.now += 2 * HOUR;
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    await sendLead(app, lead);
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ to }) => to)).toEqual([VISITOR, 'other@example.com']);
  });

  test('does not come again when a lead that was deleted is corrected', async () => {
    const { app, post, clock } = await confirming();
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(() => expect(post.letters).toHaveLength(1));
    const owner = await asOwner(app);
    await owner({ method: 'DELETE', url: `${paths.adminLeads}/${lead.envelope.submissionId}` });
    clock.now += 2 * HOUR;
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    await settledBy(app, 'other@example.com');
    expect(post.letters).toHaveLength(2);
  });

  test('goes to an address once an hour at most, whatever the form and however it is written', async () => {
    const { app, post, clock } = await confirming();
    let senders = 0;
    const from = (email: string) => {
      senders += 1;
      return sendLead(app, aLead({ data: { email } }), {
        'x-forwarded-for': `203.0.113.${senders}`,
      });
    };
    await Promise.all([from(VISITOR), from(VISITOR), from('Mary@Example.com'), from(VISITOR)]);
    await from('mary+again@example.com');
    const message = aLead({ data: { formName: 'Modern Contact Section' } });
    const { location: _location, ...data } = message.envelope.data;
    await sendLead(app, {
      ...message,
      envelope: {
        ...message.envelope,
        formType: 'modern_contact',
        data: { ...data, preferredContact: 'phone' },
      },
    });
    clock.now += HOUR - 1;
    await from(VISITOR);
    await settledBy(app, 'other@example.com');
    expect(post.letters).toHaveLength(2);
    clock.now += 1;
    await from(VISITOR);
    await eventually(() => expect(post.letters).toHaveLength(3));
  });

  test('goes to each of two addresses that have nothing before the plus', async () => {
    const { app, post } = await confirming();
    for (const email of ['+home@example.com', '+work@example.com', '+Home@Example.com']) {
      await sendLead(app, aLead({ data: { email } }));
    }
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ to }) => to)).toEqual([
      '+home@example.com',
      '+work@example.com',
      'other@example.com',
    ]);
  });

  test('is never sent for what is held back, not even when the owner lets it through', async () => {
    const { app, post } = await confirming();
    const held = { ...aLead(), guard: { trap: 'x', fillMs: 0 } };
    await sendLead(app, held);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${held.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { spam: false } });
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ to }) => to)).toEqual(['other@example.com']);
  });

  test('is called off when the lead is marked as spam before it went out', async () => {
    const { app, post, clock, notices } = await confirming((_to, index) =>
      index === 0 ? { status: 450 } : 'take',
    );
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(async () =>
      expect(await confirmationsOf(app, lead)).toMatchObject([{ tries: 1, state: 'waiting' }]),
    );
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { spam: true } });
    clock.now += HOUR;
    notices.notifier.wake();
    await settledBy(app, 'other@example.com');
    expect(post.letters.map(({ taken }) => taken)).toEqual([false, true]);
    expect(await confirmationsOf(app, lead)).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is tried again under the same id until it is taken, in the owner’s quiet hours too', async () => {
    const { app, post, clock, notices } = await confirming((_to, index) =>
      index < 2 ? { status: 450 } : 'take',
    );
    const owner = await asOwner(app);
    const quiet = { recipients: [], quietHours: { from: '00:00', to: '23:59' } };
    await owner({ method: 'PUT', url: paths.adminNotices, payload: quiet });
    const lead = aLead();
    await sendLead(app, lead);
    for (const tries of [1, 2]) {
      await eventually(async () =>
        expect(await confirmationsOf(app, lead)).toMatchObject([{ tries, state: 'waiting' }]),
      );
      clock.now += 5 * MINUTE;
      notices.notifier.wake();
    }
    await eventually(async () =>
      expect(await confirmationsOf(app, lead)).toMatchObject([{ tries: 3, state: 'sent' }]),
    );
    const ids = post.letters.map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  test('does not go out any more once the owner has switched it off', async () => {
    const { app, post, clock, notices } = await confirming((_to, index) =>
      index === 0 ? { status: 450 } : 'take',
    );
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(async () =>
      expect(await confirmationsOf(app, lead)).toMatchObject([{ tries: 1 }]),
    );
    await switchOn(app, false);
    clock.now += HOUR;
    notices.notifier.wake();
    await eventually(async () =>
      expect(await confirmationsOf(app, lead)).toMatchObject([
        { state: 'failed', failure: 'switched_off' },
      ]),
    );
    expect(post.letters).toHaveLength(1);
  });
});

describe('the owner’s words', () => {
  test('are sent for their form, filled in, with markup as words', async () => {
    const { app, post } = await confirming();
    const text = 'Number <b>{receipt}</b> & more.\nRing {phone}\n\nYours, {business}';
    await saveTemplate(app, { subject: '<i>{form}</i>', text });
    const { receipt } = (await sendLead(app, aLead())).json<{ receipt: string }>();
    await eventually(() => expect(post.letters).toHaveLength(1));
    const [letter] = post.letters;
    expect(letter?.mail.subject).toBe('<i>enquiry</i>');
    expect(letter?.mail.text?.trim()).toBe(
      `Number <b>${receipt}</b> & more.\nRing ${business.phone.display}\n\nYours, ${business.name}`,
    );
    expect(letter?.mail.html).toContain(
      `<p>Number &lt;b&gt;${receipt}&lt;/b&gt; &amp; more.<br>Ring ${business.phone.display}</p>`,
    );
  });

  test('are refused at their place when they name what is not known', async () => {
    const { app } = await confirming();
    const answer = await saveTemplate(app, { subject: 'Dear {name}', text: 'Hello.\n{nmae}' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'invalid_body',
        fields: [
          { path: 'subject', message: expect.stringContaining('Line 1: {name} is not known') },
          { path: 'text', message: expect.stringContaining('Line 2: {nmae} is not known') },
        ],
      },
    });
    const twoLines = await saveTemplate(app, { subject: 'Hello\r\nBcc: third@example.com' });
    expect(twoLines.statusCode).toBe(400);
    expect((await saveTemplate(app, {}, 'no_such_form')).statusCode).toBe(400);
  });

  test('are tried at the owner’s own address alone, saved or not', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const owner = await asOwner(app);
    const url = `${paths.adminConfirmations}/hero_contact/test`;
    const payload = { on: true, subject: 'Draft: {receipt}', text: 'Hello {business}.' };
    const refused = await owner({ method: 'POST', url, payload: { ...payload, email: VISITOR } });
    expect(refused.statusCode).toBe(400);
    const sent = await owner({ method: 'POST', url, payload: { ...payload, email: OWNER } });
    expect(sent.json()).toEqual({ sent: true, failure: null });
    expect(post.letters).toMatchObject([{ to: OWNER, mail: { subject: 'Draft: TEST-0000-0000' } }]);
    const panel = await owner({ url: paths.adminConfirmations });
    const { on, templates, testAddresses } = confirmationSetupSchema.parse(panel.json());
    expect([on, testAddresses]).toEqual([false, [OWNER]]);
    expect(templates.hero_contact.subject).not.toContain('Draft');
  });

  test('say what the server lacks where it sends no e-mail, and leads come anyway', async () => {
    const { app } = await aListeningServer();
    await switchOn(app);
    const lead = aLead();
    expect((await sendLead(app, lead)).statusCode).toBe(202);
    expect(await confirmationsOf(app, lead)).toEqual([]);
    const owner = await asOwner(app);
    const panel = await owner({ url: paths.adminConfirmations });
    expect(panel.json()).toMatchObject({ mailMissing: ['SMTP_URL', 'MAIL_FROM'] });
  });

  test('are for nobody but the owner', async () => {
    const { app } = await aListeningServer();
    const answer = await app.inject({ url: paths.adminConfirmations });
    expect(answer.statusCode).toBe(401);
  });
});
