import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough } from '../support/mail-server.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';

const MINUTE = 60_000;
const TEN = firmTime('2026-07-06T10:00').getTime();

/** A server with a clock of the test's own, with one lead of ten o'clock. */
async function withLead() {
  const post = await aMailServer();
  const clock = { now: TEN };
  const server = await aListeningServer(mailThrough(post), { now: () => clock.now });
  await sendLead(server.app, aLead());
  const [lead] = await inbox(server.app);
  const { id = '', answerBy, receipt = '' } = lead ?? {};
  const promised = Date.parse(answerBy ?? '') - TEN;
  const titles = () =>
    post.letters
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => /^(?:Not answered yet|Late)/.test(subject))
      .map((subject) => subject.split(':')[0]);
  const { look } = server.notices.watch;
  const owner = await asOwner(server.app);
  const answer = () => server.store.inbox.change(id, { stage: 'contacted' }, clock.now);
  return { ...server, post, clock, titles, look, promised, answer, owner, id, receipt };
}

test('an unanswered lead is reported at half of its promised time and at its end, once each', async () => {
  const { clock, look, titles, promised, store, post, receipt } = await withLead();
  clock.now = TEN + promised / 2 - MINUTE;
  await look();
  clock.now += 2 * MINUTE;
  await look();
  await look();
  await eventually(() => expect(titles()).toEqual(['Not answered yet']));
  clock.now = TEN + promised + MINUTE;
  await Promise.all([look(), look()]);
  await eventually(() => expect(titles()).toEqual(['Not answered yet', 'Late']));
  expect(post.letters.at(-1)?.mail.subject).toContain(`, ${receipt}`);
  clock.now += 60 * MINUTE;
  await look();
  const rows = await store.db.selectFrom('notices').select('topic').execute();
  expect(rows.filter(({ topic }) => /^(?:half|late):/.test(topic))).toHaveLength(2);
});

test('of a lead that was answered nothing more is said, and what waited for the morning is cancelled', async () => {
  const { clock, look, titles, promised, answer, owner, store } = await withLead();
  const quietHours = { from: '00:00', to: '23:59' };
  await owner({ method: 'PATCH', url: paths.adminNotices, payload: { quietHours } });
  clock.now = TEN + promised + MINUTE;
  await look();
  await answer();
  clock.now += 5 * MINUTE;
  await look();
  const rows = await store.db.selectFrom('notices').select(['topic', 'state']).execute();
  expect(rows.filter(({ topic }) => topic.startsWith('late:'))).toMatchObject([
    { state: 'cancelled' },
  ]);
  expect(titles()).toEqual([]);
});
