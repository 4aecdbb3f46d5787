import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A geocoder on loopback that answers each request so, and remembers what it was asked. */
export async function aGeocoder(answer: (path: string) => Answer) {
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    const { status = 200, headers = {}, body = '' } = answer(request.url ?? '');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/search`, asked };
}

/** A place as Nominatim has it in `jsonv2`. */
export const aPlace = (name: string, lat = '-33.8150', lon = '151.0011') => ({
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors',
  display_name: name,
  lat,
  lon,
});
