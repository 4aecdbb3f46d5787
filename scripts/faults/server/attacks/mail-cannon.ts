import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, paths } from '../../../../src/contract/paths.ts';
import { ask, loopback, newAgent } from '../http.ts';
import { newLead } from '../ledger.ts';
import { ATTACKERS, inLoops, type Attack } from './attack.ts';

const LOOPS = 6;
/** In every address that the attacker gives. */
export const VICTIM = 'victim';

/** Sends requests from one address in the names of others: some of one mailbox, in other spellings. */
export const mailCannon: Attack = async (site, signal, noteAnswer) => {
  const agent = newAgent(LOOPS, site);
  let sent = 0;
  await inLoops(LOOPS, signal, async () => {
    sent += 1;
    const email =
      sent % 2 === 0 ? `${VICTIM}.${sent}@example.net` : `${VICTIM}${dotted(sent)}@gmail.com`;
    const { id, body } = newLead(randomUUID(), { email });
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
    const from = loopback(ATTACKERS, 1);
    noteAnswer(
      await ask(site.origin, agent, { method: 'POST', path: paths.leads, headers, body, from }),
    );
  });
  agent.destroy();
};

/** The same letters with other dots, which some providers deliver to one mailbox. */
function dotted(number: number): string {
  return [...'ofspelling']
    .map((letter, at) => ((number >> at) & 1 ? `.${letter}` : letter))
    .join('');
}
