import { randomBytes, randomUUID } from 'node:crypto';
import { photoLimits } from '../../../../src/contract/limits.ts';
import { loopback, newAgent } from '../http.ts';
import { announce, postLead, type Sender } from '../photo-requests.ts';
import { ATTACKERS, inLoops, type Attack } from './attack.ts';

const LOOPS = 6;
/** So many that their uploads, 60 each, are thousands, and visitors' photographs are still taken. */
const ADDRESSES = 50;
const LEADS = 5;

/** Announces photographs that never come, for requests that are there and for others. */
export const openUploads: Attack = async (site, signal, noteAnswer) => {
  const agent = newAgent(LOOPS, site);
  const announceTo = async (sender: Sender, leadId: string) =>
    noteAnswer(await announce(sender, { leadId, bytes: randomBytes(100) }));
  let turns = 0;
  await inLoops(LOOPS, signal, async () => {
    turns += 1;
    const sender = { site, agent, from: loopback(ATTACKERS, 1 + (turns % ADDRESSES)) };
    for (let lead = 0; lead < LEADS && !signal.aborted; lead += 1) {
      const leadId = randomUUID();
      await postLead(sender, leadId, photoLimits.most);
      for (let photo = 0; photo < photoLimits.most && !signal.aborted; photo += 1) {
        await announceTo(sender, leadId);
        await announceTo(sender, randomUUID());
      }
    }
  });
  agent.destroy();
};
