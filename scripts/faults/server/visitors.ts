import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { ask, loopback, newAgent, type Site } from './http.ts';
import type { Ledger } from './ledger.ts';
import { note } from './senders.ts';

const VISITORS = 8;
/** Between two visits: their number is the visitors', whatever the server does. */
const PAUSE_MS = 100;
/** Few enough for each to get its confirmation. */
const MAILBOXES = 16;
/** Network of loopback that they come from. */
const NETWORK = 1;

/** Visitors of a site, each with an address and a connection of their own. */
export function createVisitors(site: Site, ledger: Ledger) {
  let visits = 0;

  /** Sends a lead and looks at the site; the time of each answer in milliseconds. */
  async function visit(): Promise<number[]> {
    visits += 1;
    const from = loopback(NETWORK, visits);
    const agent = newAgent(1, site);
    const lead = ledger.next({ email: `visitor.${visits % MAILBOXES}@example.com` });
    const { id, body } = lead;
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
    const startedAt = performance.now();
    const post = { method: 'POST', path: paths.leads, headers, body, from };
    note(ledger, id, await ask(site.origin, agent, post));
    ledger.giveBack(lead);
    const sentAt = performance.now();
    await ask(site.origin, agent, { method: 'GET', path: paths.health, from });
    agent.destroy();
    return [sentAt - startedAt, performance.now() - sentAt];
  }

  return {
    /** Visits for a time; the time of each answer in milliseconds. */
    async for(seconds: number): Promise<number[]> {
      const until = performance.now() + seconds * 1000;
      const times: number[] = [];
      const visitor = async () => {
        while (performance.now() < until) {
          times.push(...(await visit()));
          await pause(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      return times;
    },
    /** Sends again what no receipt came for. */
    async finish(): Promise<void> {
      while (ledger.hasUnanswered()) {
        await visit();
        await pause(PAUSE_MS);
      }
    },
  };
}
