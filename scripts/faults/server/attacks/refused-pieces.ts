import { randomUUID } from 'node:crypto';
import { photoLimits } from '../../../../src/contract/limits.ts';
import { loopback, newAgent } from '../http.ts';
import { announce, picture, postLead, sendPiece } from '../photo-requests.ts';
import { ATTACKERS, inLoops, type Attack } from './attack.ts';

const LOOPS = 6;
/** Fewer than an address may send in a minute, so that each is answered for what it is. */
const PIECES = 500;

/** Sends pieces of a photograph that has arrived, over and over: each is refused. */
export const refusedPieces: Attack = async (site, signal, noteAnswer) => {
  const piece = Buffer.alloc(photoLimits.pieceBytes, 'x');
  let addresses = 0;
  await inLoops(LOOPS, signal, async () => {
    addresses += 1;
    const agent = newAgent(1, site);
    const sender = { site, agent, from: loopback(ATTACKERS, addresses) };
    const photo = { leadId: randomUUID(), bytes: await picture() };
    await postLead(sender, photo.leadId);
    await announce(sender, photo);
    await sendPiece(sender, photo);
    for (let sent = 0; sent < PIECES && !signal.aborted; sent += 1) {
      noteAnswer(await sendPiece(sender, photo, piece));
    }
    agent.destroy();
  });
};
