import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadDetailSchema, leadPageSchema, type LeadSummary } from '#contract/admin/leads.ts';
import type { HandRoad } from '#contract/admin/capsules.ts';
import { paths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { bringMessage } from '../../support/bring-message.ts';
import { startMailbox } from '../../support/mailbox.ts';

const PASSWORD = 'a password for the tests';
const MINUTE = 60_000;
const PAGE = 100;

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The real server over the real build, listening, with a mailbox on loopback whose minutes pass when told. */
export async function startReceiver() {
  const mailbox = await startMailbox();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-roads-'));
  let ahead = 0;
  const {
    app,
    opened,
    mailbox: reader,
  } = await buildApp(
    loadConfig({
      ...mailbox.settings,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '100000',
      ADMIN_PASSWORD: PASSWORD,
    }),
    { now: () => Date.now() + ahead, passwordCost: { N: 2 ** 10, r: 8, p: 1 } },
  );
  await opened;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${portOf(app.server.address())}`;
  const cookie = await signIn(url);

  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { cookie } })).json();

  return {
    url,
    /** An e-mail with this text arrives in the mailbox. */
    async mail(text: string): Promise<void> {
      await mailbox.send({ text });
    },
    /** A minute later, the server reads its mailbox. */
    async readMailbox(): Promise<void> {
      ahead += MINUTE;
      await reader.look();
    },
    /** The office pastes a message or scans codes. */
    async byHand(road: HandRoad, text: string): Promise<void> {
      await bringMessage({ url, cookie }, road, text);
    },
    /** The whole inbox, newest first. */
    async inbox(): Promise<readonly LeadSummary[]> {
      const leads: LeadSummary[] = [];
      let from: string | null = '';
      while (from !== null) {
        const page = leadPageSchema.parse(await get(`${paths.adminLeads}?limit=${PAGE}${from}`));
        leads.push(...page.leads);
        from = page.nextCursor === null ? null : `&cursor=${page.nextCursor}`;
      }
      return leads;
    },
    /** The roads that the history of a request names. */
    async roadsOf(id: string): Promise<readonly string[]> {
      const { events = [] } = leadDetailSchema.parse(await get(`${paths.adminLeads}/${id}`));
      return events.filter(({ kind }) => kind === 'road').map(({ text }) => text);
    },
    async close(): Promise<void> {
      await app.close();
      await mailbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}${paths.session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`sign-in answered ${answer.status}`);
  return cookie;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null)
    throw new Error('the server does not listen');
  return address.port;
}
