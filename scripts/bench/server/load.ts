import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { ask, newAgent } from '../../faults/server/http.ts';
import { newLead } from '../../faults/server/ledger.ts';

/** Times in ms. */
export type Times = { readonly count: number; readonly p50: number; readonly p99: number };
export type Load = Times & { readonly perSecond: number; readonly failed: number };

/** Median and 99th percentile by nearest rank. */
export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((left, right) => left - right);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return { count: sorted.length, p50: rank(0.5), p99: rank(0.99) };
}

/** Posts new leads to all servers in turn, each sender one after the other, until it is told to stop. */
export async function postUntil(
  origins: readonly string[],
  senders: number,
  signal: AbortSignal,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async (_, index) => {
      const agent = newAgent(1);
      const origin = origins[index % origins.length] ?? '';
      while (!signal.aborted) {
        const before = performance.now();
        if (await postOne(origin, agent)) times.push(performance.now() - before);
        else failed += 1;
      }
      agent.destroy();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...timesOf(times), perSecond: times.length / seconds, failed };
}

async function postOne(origin: string, agent: ReturnType<typeof newAgent>): Promise<boolean> {
  const { id, body } = newLead();
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
  const answer = await ask(origin, agent, { method: 'POST', path: paths.leads, headers, body });
  return answer?.status === 202;
}
