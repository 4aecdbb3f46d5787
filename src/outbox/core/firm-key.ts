import { type FirmKey, firmKeySchema } from '#contract/capsule/sealing.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { cacheStorage } from '#lib/browser.ts';
import { KEPT_LIMIT_MS } from '#lib/time-limit.ts';

// A capsule is written when nothing gets through, so the firm's public key is fetched before that and
// kept where page and worker find it.

const CACHE = 'firm-key';
/** Earlier keys stay valid: a kept one is only replaced so that few capsules use an old one. */
const FRESH_MS = 7 * 86_400_000;

const keptSchema = z.extend(firmKeySchema, { fetchedAt: z.number() });

async function readKept(): Promise<z.infer<typeof keptSchema> | null> {
  const answer = await cacheStorage()?.match(paths.capsuleKey, { cacheName: CACHE });
  return keptSchema.safeParse(await answer?.json()).data ?? null;
}

/** Null if the server does not answer in time, or has none. */
async function fetchKey(now: number): Promise<FirmKey | null> {
  const signal = AbortSignal.timeout(KEPT_LIMIT_MS);
  const answer = await fetch(paths.capsuleKey, { cache: 'no-store', signal });
  const parsed = firmKeySchema.safeParse(answer.ok ? await answer.json() : null);
  if (!parsed.success) return null;
  const cache = await cacheStorage()?.open(CACHE);
  await cache?.put(paths.capsuleKey, Response.json({ ...parsed.data, fetchedAt: now }));
  return parsed.data;
}

/** Fetches the key if the kept one is missing or old. */
export async function keepFirmKey(now: number = Date.now()): Promise<void> {
  try {
    const kept = await readKept();
    const age = kept === null ? FRESH_MS : now - kept.fetchedAt;
    // A clock that was ahead must not keep it for years.
    if (age < 0 || age >= FRESH_MS) await fetchKey(now);
  } catch {
    // Without network or storage the next visit tries again.
  }
}

/** The key to encrypt a capsule to, kept or fetched now; null if there is none: then it is open. */
export async function firmKey(): Promise<FirmKey | null> {
  const kept = await readKept().catch(() => null);
  return kept === null ? fetchKey(Date.now()).catch(() => null) : { key: kept.key };
}
