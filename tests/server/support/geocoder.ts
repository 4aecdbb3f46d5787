import { createServer, type IncomingMessage } from 'node:http';
import { onLoopback } from './loopback.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A geocoder on loopback that answers each request so, and remembers what it was asked. */
export async function aGeocoder(answer: (path: string) => Answer) {
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    const { status = 200, headers = {}, body = '' } = answer(request.url ?? '');
    response.writeHead(status, headers).end(body);
  });
  return { url: `${await onLoopback(server)}/search`, asked };
}

/** A place as Nominatim has it in `jsonv2`. */
export const aPlace = (name: string, lat = '-33.8150', lon = '151.0011') => ({
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors',
  display_name: name,
  lat,
  lon,
});
