import { mkdirSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photoIdOf } from '#contract/photos.ts';
import { inCluster, onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { announced, create, sha256, takeBack } from '../support/photo.ts';
import { aServer, freshFolder, placeOf, sendLead } from '../support/server.ts';

/** Uploads of requests that are not here, as the release before announced them. */
async function leftLying(DATA_DIR: string, count: number): Promise<void> {
  if (onPostgres) {
    const { DATABASE_URL } = await placeOf(DATA_DIR);
    const { app } = await aServer({ DATA_DIR });
    await app.close();
    await inCluster(
      `insert into photo_uploads (id, length, metadata, begun_at)
       select gen_random_uuid() || '.' || repeat('ab', 32), 1, '{}', clock_timestamp()
       from generate_series(1, ${count})`,
      DATABASE_URL,
    );
    return;
  }
  const folder = join(DATA_DIR, 'photos', 'partial');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const begun = new Date().toISOString();
  for (let index = 0; index < count; index += 1) {
    const id = photoIdOf(randomUUID(), sha256(Buffer.from(String(index))));
    const known = { id, size: 1, offset: 0, metadata: { id, position: '0' }, creation_date: begun };
    writeFileSync(join(folder, id), '');
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(known));
  }
}

/** Milliseconds that an announcement of a request that is here takes at least while so many lie there. */
async function announcing(count: number): Promise<number> {
  const DATA_DIR = freshFolder();
  await leftLying(DATA_DIR, count);
  const { app } = await aServer({ DATA_DIR });
  const lead = aLead();
  await sendLead(app, lead);
  const times: number[] = [];
  // The first is not counted: it may have to read what an earlier run has left.
  for (let index = 0; index < 16; index += 1) {
    const photo = announced(Buffer.from(`${index}`), lead.envelope.submissionId);
    const begun = performance.now();
    expect((await create(app, photo)).statusCode).toBe(201);
    if (index > 0) times.push(performance.now() - begun);
    await takeBack(app, photo.id);
  }
  return Math.min(...times);
}

test('announcing a photograph takes no longer when 1,000 or 10,000 others have been announced', async () => {
  const few = await announcing(10);
  expect(await announcing(1000)).toBeLessThan(3 * few + 5);
  expect(await announcing(10_000)).toBeLessThan(3 * few + 5);
}, 120_000);

test('one address has sixty uploads under way and no more, and may begin others once they end', async () => {
  const { app } = await aServer({ TRUST_PROXY: 'true' });
  const begin = (index: number, address: string) =>
    create(app, photos[index] ?? announced(Buffer.from('another')), { 'x-forwarded-for': address });
  const photos = Array.from({ length: 61 }, (_, index) => announced(Buffer.from(`${index}`)));
  for (let index = 0; index < 60; index += 1) {
    expect((await begin(index, '203.0.113.7')).statusCode).toBe(201);
  }
  const refused = await begin(60, '203.0.113.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect((await begin(60, '198.51.100.7')).statusCode).toBe(201);
  await takeBack(app, photos[0]?.id ?? '');
  expect((await begin(61, '203.0.113.7')).statusCode).toBe(201);
});

test('a thousand uploads for requests that never come keep out others like them, and no request that has come', async () => {
  const DATA_DIR = freshFolder();
  await leftLying(DATA_DIR, 999);
  const { app } = await aServer({ DATA_DIR });
  const [early, lead] = [aLead(), aLead()];
  const announce = ({ envelope }: typeof lead, text: string) =>
    create(app, announced(Buffer.from(text), envelope.submissionId));
  expect((await announce(early, 'one')).statusCode).toBe(201);
  expect((await announce(aLead(), 'two')).statusCode).toBe(429);
  await sendLead(app, lead);
  expect((await announce(lead, 'three')).statusCode).toBe(201);
  expect((await announce(aLead(), 'four')).statusCode).toBe(429);
  // Its photograph is not among those that wait any more.
  await sendLead(app, early);
  expect((await announce(aLead(), 'five')).statusCode).toBe(201);
});

test('a photograph that is announced twice at the same moment is begun once', async () => {
  const DATA_DIR = freshFolder();
  const first = await aServer({ DATA_DIR });
  // On PostgreSQL a second server takes part.
  const second = onPostgres ? await aServer({ DATA_DIR }) : first;
  for (let round = 0; round < 10; round += 1) {
    const photo = announced(Buffer.from(`${round}`));
    const answers = await Promise.all(
      [first, second, first, second].map(({ app }) => create(app, photo)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([201, 409, 409, 409]);
  }
});
