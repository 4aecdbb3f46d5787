import { randomUUID } from 'node:crypto';
import { scanBomb } from '../../../../tests/support/scan-bomb.ts';
import { loopback, newAgent } from '../http.ts';
import { announce, sendPiece } from '../photo-requests.ts';
import { ATTACKERS, inLoops, type Attack } from './attack.ts';

const LOOPS = 4;
/** Pixels of its side: some 200 KB that a decoder works on for minutes. */
const SIDE = 4000;

/** Uploads pictures that cost their decoder thousands of times what they weigh. */
export const scanBombs: Attack = async (site, signal, noteAnswer) => {
  const bytes = scanBomb(SIDE);
  let addresses = 0;
  await inLoops(LOOPS, signal, async () => {
    addresses += 1;
    const agent = newAgent(1, site);
    const sender = { site, agent, from: loopback(ATTACKERS, addresses) };
    const photo = { leadId: randomUUID(), bytes };
    noteAnswer(await announce(sender, photo));
    noteAnswer(await sendPiece(sender, photo));
    agent.destroy();
  });
};
