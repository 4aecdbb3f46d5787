import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../support/eventually.ts';
import { started } from './support/child.ts';
import { aLead } from './support/lead.ts';
import { aMailServer, mailThrough } from './support/mail-server.ts';
import { freshFolder } from './support/server.ts';

/** As many as an hour's notices tell of one by one (server/notices/caps.ts). */
const MANY = 20;

test('a server killed while it tells of leads tells of each, and of none twice that it knew to be taken', async () => {
  const post = await aMailServer();
  const settings = { DATA_DIR: freshFolder(), ...mailThrough(post) };
  const first = await started(settings);
  const leads = Array.from({ length: MANY }, () => aLead());
  for (const lead of leads) {
    const answer = await fetch(`${first.address}${paths.leads}`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(202);
  }
  await eventually(() => expect(post.letters.length).toBeGreaterThan(8));
  first.process.kill('SIGKILL');
  await started(settings);
  const told = () => new Set(post.letters.map(({ mail }) => mail.messageId));
  await eventually(() => expect(told().size).toBe(leads.length));
  // One e-mail alone can have been under way when the server died, and it has the id of the first.
  expect(post.letters.length).toBeLessThanOrEqual(leads.length + 1);
}, 60_000);
