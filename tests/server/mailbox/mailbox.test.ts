import { describe, expect, test } from 'vitest';
import { overviewSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import type { Server } from '#server/app.ts';
import { aLead, corrected } from '../support/lead.ts';
import { firmKeyOf, messageWith } from '../support/capsule.ts';
import { onPostgres } from '../support/databases.ts';
import { aMailbox } from '../support/mailbox.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';
import { mailboxState } from '#server/mailbox/mailbox.ts';

const MINUTE = 60_000;

/** A server whose clock the test moves, with a mailbox. */
async function aServerWithMailbox(settings: Record<string, string> = {}) {
  const post = await aMailbox();
  const clock = { at: Date.now() };
  const server = await aServer(
    { ...post.settings, ...settings },
    { now: () => clock.at, elapsed: () => clock.at },
  );
  const look = async () => {
    clock.at += MINUTE;
    await server.mailbox.look();
  };
  const message = async (lead = aLead()) => messageWith(lead, await firmKeyOf(server.app));
  return { ...server, post, clock, look, message };
}

/** What the owner's screens say of the mailbox. */
async function mailboxOf({ app }: Pick<Server, 'app'>) {
  const owner = await asOwner(app);
  return overviewSchema.parse((await owner({ url: paths.adminOverview })).json()).mailbox;
}

test('a server without IMAP_URL says nothing of a mailbox', async () => {
  expect(await mailboxOf(await aServer())).toBeUndefined();
});

describe('a request that came by e-mail', () => {
  test('is a lead, and its message is marked and stays', async () => {
    const { app, post, look, message } = await aServerWithMailbox();
    const lead = aLead();
    await post.send({ text: await message(lead) });
    await look();
    expect(await inbox(app)).toMatchObject([{ id: lead.envelope.submissionId }]);
    expect(post.flags()).toEqual([['$RequestReceived']]);
    const { events } = await leadDetail(app, lead.envelope.submissionId);
    expect(events).toMatchObject([{ kind: 'road', text: 'mail', reason: 'first' }]);
  });

  test('counts once with what the site brings, in its newest version', async () => {
    const { app, post, look, message } = await aServerWithMailbox();
    const lead = aLead();
    await sendLead(app, lead);
    await post.send({ text: await message(lead) });
    await post.send({ text: await message(corrected(lead, 'Two parapets lean.')) });
    await post.send({ text: await message(lead) });
    await look();
    expect(await inbox(app)).toMatchObject([{ revision: 2, message: 'Two parapets lean.' }]);
    const { events = [] } = await leadDetail(app, lead.envelope.submissionId);
    expect(events.map(({ text, reason }) => `${text} ${reason}`)).toEqual([
      'mail repeat',
      'mail newer',
    ]);
  });

  test.each([
    ['as HTML only', (text: string) => ({ html: `<p>${text.replaceAll('\n', '<br>')}</p>` })],
    [
      'as a reply that quotes it',
      (text: string) => ({ text: `Yes!\n\n${text.replaceAll(/^/gm, '> ')}` }),
    ],
    [
      'forwarded as an attachment',
      (text: string) => ({
        text: 'See below.',
        attachments: [
          {
            contentType: 'message/rfc822',
            content: `From: mary@example.com\r\nSubject: Request\r\nContent-Type: text/plain\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
          },
        ],
      }),
    ],
    [
      'with photographs, however large',
      (text: string) => ({
        text,
        attachments: [{ filename: 'wall.jpg', content: Buffer.alloc(2 * 1024 * 1024, 7) }],
      }),
    ],
  ])('is read %s', async (_how, mailOf) => {
    const { app, post, look, message } = await aServerWithMailbox();
    const lead = aLead();
    await post.send(mailOf(await message(lead)));
    await look();
    expect(await inbox(app)).toMatchObject([{ id: lead.envelope.submissionId }]);
  });

  test('is not kept back by others: spam, broken, altered ones', async () => {
    const { app, post, look, message } = await aServerWithMailbox();
    const lead = aLead();
    await post.send({ text: 'Buy now!' });
    post.append('\u0000\u0001 no mail at all');
    await post.send({ text: (await message()).replace(/(?<=\[request:\S{20})./, '*') });
    await post.send({ text: await message(aLead({ data: { phone: '1' } })) });
    await post.send({ text: await message(lead) });
    await look();
    expect(await inbox(app)).toMatchObject([{ id: lead.envelope.submissionId }]);
    expect(post.flags()).toEqual([
      [],
      [],
      ['$RequestRefused'],
      ['$RequestRefused'],
      ['$RequestReceived'],
    ]);
  });

  // PostgreSQL counts by its own clock, which no test moves.
  test.skipIf(onPostgres)('is taken later when there are too many at once', async () => {
    const { app, post, look, message, clock } = await aServerWithMailbox({
      RATE_LIMIT_PER_MINUTE: '2',
    });
    for (let count = 0; count < 3; count += 1) await post.send({ text: await message() });
    await look();
    expect(await inbox(app)).toHaveLength(2);
    expect(post.flags().at(-1)).toEqual([]);
    clock.at += MINUTE;
    await look();
    expect(await inbox(app)).toHaveLength(3);
  });

  test('is read once by several looks', async () => {
    const { app, store, post, look, message, clock } = await aServerWithMailbox();
    await post.send({ text: await message() });
    await look();
    await post.send({ text: await message() });
    await look();
    await look();
    expect(await inbox(app)).toHaveLength(2);
    expect(await mailboxState(store.settings)).toMatchObject({ place: { lastUid: 2 } });
    expect(await mailboxOf({ app })).toEqual({
      readAt: new Date(clock.at).toISOString(),
      failure: null,
    });
  });
});

test('a mailbox that refuses the password is tried less and less often, and its state says so', async () => {
  const post = await aMailbox();
  const clock = { at: Date.now() };
  const server = await aServer(post.wrongSettings, { now: () => clock.at });
  await server.mailbox.look();
  clock.at += MINUTE;
  await server.mailbox.look();
  expect(await mailboxState(server.store.settings)).toMatchObject({
    readAt: null,
    failed: { code: 'EAUTH', times: 1 },
  });
  clock.at += MINUTE;
  await server.mailbox.look();
  expect(await mailboxState(server.store.settings)).toMatchObject({ failed: { times: 2 } });
  expect(await mailboxOf(server)).toEqual({ readAt: null, failure: 'EAUTH' });
});
