import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { aGeocoder, aPlace } from './support/geocoder.ts';
import { asOwner, asRole } from './support/owner.ts';
import { aServer } from './support/server.ts';

const ADDRESS = 'Parramatta, NSW, 2150';

/** An owner who asks where an address is. */
async function anOwnerOf(url: string) {
  const { app } = await aServer({ GEOCODER_URL: url });
  const owner = await asOwner(app);
  return (address: string) =>
    owner({ method: 'POST', url: paths.adminPlaces, payload: { address } });
}

test('an owner gets at most five places, and the geocoder gets the address and who asks', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const geocoder = await aGeocoder(() => ({
    body: JSON.stringify(names.map((name) => aPlace(name))),
  }));
  const find = await anOwnerOf(geocoder.url);
  const answer = await find(ADDRESS);
  expect(answer.json()).toEqual({
    state: 'found',
    places: names.slice(0, 5).map((name) => ({ name, latitude: -33.815, longitude: 151.0011 })),
  });
  const [asked] = geocoder.asked;
  const query = new URL(asked?.url ?? '', geocoder.url).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    q: ADDRESS,
    format: 'jsonv2',
    countrycodes: 'au',
    limit: '5',
  });
  expect(asked?.headers['user-agent']).toMatch(/^Ashlar/);
  expect(asked?.headers.cookie).toBeUndefined();
});

test('no place is an answer without places', async () => {
  const { url } = await aGeocoder(() => ({ body: '[]' }));
  const find = await anOwnerOf(url);
  expect((await find(ADDRESS)).json()).toEqual({ state: 'found', places: [] });
});

const failures = [
  ['429', { status: 429 }, 'busy'],
  ['a failure of the geocoder', { status: 503 }, 'failed'],
  ['a page instead of places', { body: '<h1>Hello</h1>' }, 'failed'],
  ['a place without degrees', { body: JSON.stringify([aPlace('One', 'north')]) }, 'failed'],
  ['an endless answer', { body: `[]${' '.repeat(300_000)}` }, 'failed'],
] as const;

test.for(failures)('%s is told from no place', async ([, answer, state]) => {
  const { url } = await aGeocoder(() => answer);
  const find = await anOwnerOf(url);
  expect((await find(ADDRESS)).json()).toEqual({ state });
});

test('a redirect is not followed', async () => {
  const geocoder = await aGeocoder((path) =>
    path.startsWith('/search')
      ? { status: 302, headers: { location: '/elsewhere' } }
      : { body: JSON.stringify([aPlace('Elsewhere')]) },
  );
  const find = await anOwnerOf(geocoder.url);
  expect((await find(ADDRESS)).json()).toEqual({ state: 'failed' });
  expect(geocoder.asked).toHaveLength(1);
});

test('an empty address, and anybody but an owner, does not reach the geocoder', async () => {
  const geocoder = await aGeocoder(() => ({ body: '[]' }));
  const server = await aServer({ GEOCODER_URL: geocoder.url });
  const post = (address: string) =>
    ({ method: 'POST', url: paths.adminPlaces, payload: { address } }) as const;
  const [owner, office] = [await asOwner(server.app), await asRole(server, 'office')];
  expect((await owner(post(' '))).statusCode).toBe(400);
  expect((await office(post(ADDRESS))).statusCode).toBe(403);
  expect((await server.app.inject(post(ADDRESS))).statusCode).toBe(401);
  expect(geocoder.asked).toEqual([]);
});
