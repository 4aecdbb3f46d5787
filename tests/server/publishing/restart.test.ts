import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { RevisionPost } from '#contract/admin/content.ts';
import { personExportSchema } from '#contract/admin/persons.ts';
import { paths } from '#contract/paths.ts';
import { freePort } from '../../../scripts/site/free-port.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { started } from '../support/child.ts';
import { titled } from '../support/content.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, MAIL_FROM } from '../support/mail-server.ts';
import { allLeads, cookieOf, post, publish } from '../support/over-http.ts';
import { aRenderedSite } from '../support/published.ts';
import { freshFolder, placeOf } from '../support/server.ts';

const WAIT = { timeout: 60_000, interval: 100 };

const firm: RevisionPost = {
  id: randomUUID(),
  kind: 'business',
  slug: 'business',
  base: null,
  state: 'published',
  data: ownFirm,
};

/** A server in a process of its own that can send e-mails. */
async function mailing() {
  const mail = await aMailServer();
  const server = await started({
    API_ONLY: 'false',
    DIST_DIR: aRenderedSite(),
    PORT: String(await freePort()),
    SMTP_URL: mail.url,
    MAIL_FROM,
    ...(await placeOf(freshFolder())),
  });
  const { address, output } = server;
  const cookie = await cookieOf(address);
  const headers = { cookie, 'content-type': 'application/json' };
  const starts = () => output.filter((line) => line.startsWith('The site is at')).length;
  return { ...server, ...mail, cookie, headers, starts };
}

test('a published name is that of the server’s own words after a restart of the same process, which loses no lead', async () => {
  const { process, address, cookie, headers, letters, starts } = await mailing();
  const { pid } = process;
  await publish(address, cookie, firm);

  const sent: string[] = [];
  while (starts() < 2) {
    const lead = aLead();
    const { submissionId } = lead.envelope;
    // As a phone does: until it is answered.
    await vi.waitFor(async () => expect((await post(address, lead))?.status).toBe(202), WAIT);
    sent.push(submissionId);
  }
  expect((await allLeads(address)).toSorted()).toEqual(sent.toSorted());
  expect([process.pid, process.exitCode]).toEqual([pid, null]);

  // Not before: only so many are sent in an hour.
  const on = { method: 'PUT', headers, body: JSON.stringify({ on: true }) };
  expect((await fetch(`${address}${paths.adminConfirmations}`, on)).status).toBe(200);
  const email = 'after@example.com';
  const last = aLead({ data: { email } });
  expect((await post(address, last))?.status).toBe(202);
  await vi.waitFor(() => expect(letters.map(({ to }) => to)).toContain(email), WAIT);
  const { mail } = letters.find(({ to }) => to === email) ?? {};
  expect(mail?.replyTo).toEqual([{ name: ownFirm.name, address: ownFirm.email }]);

  const answer = await fetch(`${address}${paths.adminPersons}/export`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ids: [last.envelope.submissionId] }),
  });
  expect(personExportSchema.parse(await answer.json()).firm).toBe(ownFirm.name);
}, 180_000);

test('neither other content nor what the server has already read makes it restart', async () => {
  const { address, cookie, starts } = await mailing();
  await publish(address, cookie, firm);
  await vi.waitFor(() => expect(starts()).toBe(2), WAIT);
  await publish(address, await cookieOf(address), titled('On time'));
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}/`)).text()).toContain('On time'),
    WAIT,
  );
  // A third start comes from the second change of the firm alone.
  const hours = {
    weekdays: { opens: '06:00', closes: '15:00' },
    saturday: { opens: '', closes: '' },
  };
  const change = { id: randomUUID(), kind: 'hours', slug: 'hours', base: null } as const;
  await publish(address, cookie, { ...change, state: 'published', data: hours });
  await vi.waitFor(() => expect(starts()).toBe(3), WAIT);
}, 180_000);
