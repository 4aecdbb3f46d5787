import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { pauseAfter } from '#server/notices/notifier.ts';
import { eventually } from '../../support/eventually.ts';
import { envelopeFor } from '../../support/submission.ts';
import { aLead, corrected } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the e-mail that tells the owner of a lead', () => {
  test('says form, job and suburb in its subject, all answers in its text, and where the lead is', async () => {
    const post = await aMailServer();
    const site = 'https://www.firm.test';
    const { app } = await aListeningServer({ ...mailThrough(post), CORS_ORIGIN: site });
    const lead = aLead();
    const { receipt } = (await sendLead(app, lead)).json<{ receipt: string }>();
    await eventually(() => expect(post.letters).toHaveLength(1));
    const [letter] = post.letters;
    expect(letter).toMatchObject({
      to: OWNER,
      mail: {
        subject: `New lead: Masonry and brickwork, Inner West (Hero Section Contact), ${receipt}`,
        from: { name: 'Ashlar', address: 'office@ashlarandsons.example' },
        replyTo: [{ name: 'Mary O’Neill', address: 'mary@example.com' }],
      },
    });
    const text = letter?.mail.text ?? '';
    for (const line of [
      'Name: Mary O’Neill',
      'Phone: 0491 570 006',
      'Email: mary@example.com',
      'Service: Masonry and brickwork',
      'Urgency: Standard',
      'Location: Inner West',
      'Message: The parapet leans.',
      `${site}/admin/leads/${lead.envelope.submissionId}`,
    ]) {
      expect(text).toContain(line);
    }
    expect(letter?.mail.html).toBeUndefined();
  });

  test('holds no header and no answer that the visitor has made up', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const bait = 'x\r\nBcc: third@example.com\r\nX-Made-Up: 1';
    await sendLead(
      app,
      aLead({
        data: {
          location: bait,
          service: 'Ma\u2028sonry',
          email: 'a,third@example.com',
          message: 'Leans.\nPhone: 0000',
        },
      }),
    );
    await eventually(() => expect(post.letters).toHaveLength(1));
    const [letter] = post.letters;
    expect(letter?.to).toBe(OWNER);
    expect(letter?.mail.headers.map(({ key }) => key)).not.toContain('x-made-up');
    expect(letter?.mail).toMatchObject({ to: [{ address: OWNER }] });
    expect([letter?.mail.bcc, letter?.mail.replyTo]).toEqual([undefined, undefined]);
    expect(letter?.mail.subject).toMatch(/^New lead: A request \(Hero Section Contact\), [\w-]+$/);
    expect(letter?.mail.text).toContain('Message: Leans.\n  Phone: 0000');
  });

  test('answers to who gave first and last name apart, and tells all that was answered', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const envelope = envelopeFor({ formType: 'smart_lead' });
    await sendLead(app, { ...aLead(), envelope });
    await eventually(() => expect(post.letters).toHaveLength(1));
    const { firstName, lastName, email } = z
      .object({ firstName: z.string(), lastName: z.string(), email: z.string() })
      .parse(envelope.data);
    expect(post.letters[0]?.mail.replyTo).toEqual([
      { name: `${firstName} ${lastName}`, address: email },
    ]);
  });

  test('tells what a field of an earlier release said under the name that it had', async () => {
    const post = await aMailServer();
    const { app, store } = await aServer(mailThrough(post));
    const lead = aLead();
    await sendLead(app, lead);
    const { data } = lead.envelope;
    const envelope = JSON.stringify({ ...lead.envelope, data: { ...data, roofType: 'Slate' } });
    await store.db.updateTable('versions').set({ envelope }).execute();
    await app.listen({ port: 0, host: '127.0.0.1' });
    await eventually(() => expect(post.letters).toHaveLength(1));
    expect(post.letters[0]?.mail.text).toContain('roofType: Slate');
  });

  test.each(['jürgen@example.com', 'jürgen@bücher.example', 'mary;lee@example.com'])(
    'names no address to reply to for which mail servers may refuse it: %j',
    async (email) => {
      const post = await aMailServer();
      const { app } = await aListeningServer(mailThrough(post));
      await sendLead(app, aLead({ data: { email } }));
      await eventually(() => expect(post.letters).toHaveLength(1));
      expect(post.letters[0]?.mail.replyTo).toBeUndefined();
      expect(post.letters[0]?.raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n -~]+$/);
    },
  );

  test('comes once, however often the lead is repeated or corrected', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const lead = aLead();
    await sendLead(app, lead);
    await sendLead(app, lead);
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    const last = aLead();
    await sendLead(app, last);
    await eventually(() =>
      expect(post.letters.at(-1)?.mail.text).toContain(last.envelope.submissionId),
    );
    expect(post.letters).toHaveLength(2);
    expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
      notices: [{ channel: 'email', recipient: OWNER, state: 'sent', tries: 1, failure: null }],
    });
  });

  test('comes once to an address that stands twice in the list, and the lead is taken', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const owner = await asOwner(app);
    const twice = [OWNER, ` ${OWNER} `].map((email) => ({ email, muted: [] }));
    const payload = { recipients: twice, quietHours: null };
    await owner({ method: 'PUT', url: paths.adminNotices, payload });
    const lead = aLead();
    expect((await sendLead(app, lead)).statusCode).toBe(202);
    await eventually(async () =>
      expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
        notices: [{ recipient: OWNER, state: 'sent' }],
      }),
    );
    expect(post.letters).toHaveLength(1);
  });

  test('is not written for what is held back, until the owner lets it through', async () => {
    const post = await aMailServer();
    const { app } = await aListeningServer(mailThrough(post));
    const held = { ...aLead(), guard: { trap: 'x', fillMs: 0 } };
    await sendLead(app, held);
    await sendLead(app, aLead());
    await eventually(() => expect(post.letters).toHaveLength(1));
    expect(post.letters[0]?.mail.text).not.toContain(held.envelope.submissionId);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${held.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { spam: false } });
    await eventually(() => expect(post.letters).toHaveLength(2));
    expect(post.letters[1]?.mail.text).toContain(held.envelope.submissionId);
  });

  test('does not exist without a mail server, and leads are taken anyway', async () => {
    const { app } = await aListeningServer({ NOTIFY_EMAIL: OWNER });
    const lead = aLead();
    await sendLead(app, lead);
    expect(await inbox(app)).toHaveLength(1);
    expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({ notices: [] });
  });
});

describe('an e-mail that could not be handed over', () => {
  test.each([['drop' as const], [{ status: 421 }], [{ status: 450 }]])(
    'is tried again after %o, under the same id, until it is taken',
    async (treatment) => {
      let now = Date.now();
      const post = await aMailServer((_to, index) => (index < 4 ? treatment : 'take'));
      const { app, notices } = await aListeningServer(mailThrough(post), { now: () => now });
      const lead = aLead();
      await sendLead(app, lead);
      const waits: number[] = [];
      for (let tries = 1; tries <= 4; tries += 1) {
        const { nextAttemptAt } = await told(app, lead, { tries, state: 'waiting' });
        const next = Date.parse(nextAttemptAt ?? '');
        waits.push((next - now) / MINUTE);
        now = next;
        notices.notifier.wake();
      }
      expect(waits).toEqual([1, 5, 15, 60]);
      await told(app, lead, { tries: 5, state: 'sent' });
      const ids = post.letters.map(({ mail }) => mail.messageId);
      expect([ids.length, new Set(ids).size]).toEqual([5, 1]);
    },
  );

  test('is tried hourly for two days, and then given up', () => {
    const pauses = Array.from({ length: 53 }, (_, index) => pauseAfter(index + 1));
    const hours = Array<number>(48).fill(HOUR);
    expect(pauses).toEqual([MINUTE, 5 * MINUTE, 15 * MINUTE, ...hours, null, null]);
  });

  test('is not tried again after a 5xx, which the lead’s history tells', async () => {
    const post = await aMailServer(() => ({ status: 550 }));
    const { app } = await aListeningServer(mailThrough(post));
    const lead = aLead();
    await sendLead(app, lead);
    expect(await told(app, lead, { tries: 1, state: 'failed' })).toMatchObject({
      failure: '550',
      nextAttemptAt: null,
    });
    expect(post.letters).toHaveLength(1);
  });

  test('goes on from where a stopped server left it', async () => {
    const folder = freshFolder();
    const away = await aMailServer();
    away.close();
    const first = await aListeningServer({ DATA_DIR: folder, ...mailThrough(away) });
    const lead = aLead();
    await sendLead(first.app, lead);
    await told(first.app, lead, { tries: 1, state: 'waiting' });
    await first.app.close();
    const post = await aMailServer();
    const settings = { DATA_DIR: folder, ...mailThrough(post) };
    await aListeningServer(settings, { now: () => Date.now() + MINUTE });
    await eventually(() => expect(post.letters).toHaveLength(1));
    expect(post.letters[0]?.mail.text).toContain(lead.envelope.submissionId);
  });

  test.each([
    ['a month', 30 * 24 * HOUR],
    ['half an hour', 30 * MINUTE],
  ])('is tried soon, though the clock was %s ahead when it failed', async (_long, ahead) => {
    let now = Date.now() + ahead;
    const post = await aMailServer((_to, index) => (index === 0 ? { status: 450 } : 'take'));
    const { app, notices } = await aListeningServer(mailThrough(post), { now: () => now });
    const lead = aLead();
    await sendLead(app, lead);
    await told(app, lead, { tries: 1, state: 'waiting' });
    now -= ahead;
    notices.notifier.wake();
    expect(await told(app, lead, { tries: 2, state: 'sent' })).toMatchObject({ failure: null });
  });

  test('is sent soon, though the clock was half an hour ahead when its lead came', async () => {
    const folder = freshFolder();
    const post = await aMailServer();
    const settings = { DATA_DIR: folder, ...mailThrough(post) };
    const first = await aServer(settings, { now: () => Date.now() + 30 * MINUTE });
    await sendLead(first.app, aLead());
    await first.app.close();
    await aListeningServer(settings);
    await eventually(() => expect(post.letters).toHaveLength(1));
  });
});

type App = Parameters<typeof leadDetail>[0];

async function told(app: App, lead: ReturnType<typeof aLead>, wanted: object) {
  return eventually(async () => {
    const { notices } = await leadDetail(app, lead.envelope.submissionId);
    expect(notices).toMatchObject([wanted]);
    const [notice] = notices;
    if (notice === undefined) throw new Error('nobody is told');
    return notice;
  });
}
