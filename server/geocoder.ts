import { setTimeout as sleep } from 'node:timers/promises';
import { type Places, PLACES_MAX, placesSchema } from '#contract/admin/places.ts';
import { z } from '#contract/zod.ts';
import { createTurns } from './turns.ts';

/** OpenStreetMap's policy allows one request a second. */
const PAUSE_MS = 1_000;
const LIMIT_MS = 10_000;
const MOST_BYTES = 256 * 1024;

/** What Nominatim answers with `format=jsonv2`: degrees are strings. */
const foundSchema = z.array(
  z.object({ display_name: z.string(), lat: z.string(), lon: z.string() }),
);

type Options = {
  url: string;
  /** Names this installation to the geocoder's operator. */
  userAgent: string;
};

/** Asks a Nominatim-compatible geocoder for places in Australia, one request at a time. */
export function createGeocoder({ url, userAgent }: Options) {
  const inTurn = createTurns();
  let endedAt = -Infinity;

  async function ask(address: string): Promise<Places> {
    const asked = new URL(url);
    asked.searchParams.set('q', address);
    asked.searchParams.set('format', 'jsonv2');
    asked.searchParams.set('countrycodes', 'au');
    asked.searchParams.set('limit', String(PLACES_MAX));
    try {
      const response = await fetch(asked, {
        headers: { 'user-agent': userAgent, accept: 'application/json', 'accept-language': 'en' },
        // A redirect could lead into the private network.
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return { state: response.status === 429 ? 'busy' : 'failed' };
      }
      const found = foundSchema.parse(JSON.parse(await limitedText(response)));
      return placesSchema.parse({
        state: 'found',
        places: found.slice(0, PLACES_MAX).map(({ display_name, lat, lon }) => ({
          name: display_name,
          latitude: Number(lat),
          longitude: Number(lon),
        })),
      });
    } catch {
      return { state: 'failed' };
    }
  }

  return {
    find: (address: string): Promise<Places> =>
      inTurn('ask', async () => {
        const wait = endedAt + PAUSE_MS - performance.now();
        if (wait > 0) await sleep(wait);
        const places = await ask(address);
        endedAt = performance.now();
        return places;
      }),
  };
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
