import { once } from 'node:events';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { createStore } from '#server/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { aBalancer } from '../support/balancer.ts';
import { started } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { addressOf, aDetailedPicture, announced, metadataOf } from '../support/photo.ts';
import { freshFolder } from '../support/server.ts';

const PIECE_BYTES = 256 * 1024;
const speaking = { 'tus-resumable': TUS_VERSION };

test('behind the balancer a server may die in a burst, and a photograph goes on at the other one', async () => {
  const DATABASE_URL = await freshDatabase();
  const own = () => started({ DATA_DIR: freshFolder(), DATABASE_URL, TRUST_PROXY: '1' });
  const [first, second] = await Promise.all([own(), own()]);
  for (const server of [first, second]) {
    await eventually(async () =>
      expect((await fetch(`${server.address}${paths.ready}`)).status).toBe(200),
    );
  }
  const address = await aBalancer(first.address, second.address);

  const photo = announced(await aDetailedPicture());
  const begun = await fetch(`${address}${paths.photos}`, {
    method: 'POST',
    headers: {
      ...speaking,
      'upload-length': String(photo.bytes.length),
      'upload-metadata': metadataOf(photo),
    },
  });
  expect(begun.status).toBe(201);

  const leads = Array.from({ length: 60 }, () => aLead());
  let answered = 0;
  const gone = once(first.process, 'exit');
  const answers = await Promise.all(
    leads.map(async (lead) => {
      const { status } = await fetch(`${address}${paths.leads}`, {
        method: 'POST',
        body: JSON.stringify(lead),
        headers: { 'content-type': 'application/json' },
      });
      answered += 1;
      if (answered === 10) first.process.kill('SIGKILL');
      return status;
    }),
  );
  await gone;
  // Who died with a lead in its hands may have stored it: the other one then knows it already.
  expect(answers.filter((status) => status !== 202 && status !== 200)).toEqual([]);

  for (let from = 0; from < photo.bytes.length; from += PIECE_BYTES) {
    const piece = photo.bytes.subarray(from, from + PIECE_BYTES);
    const { status } = await fetch(`${address}${addressOf(photo.id)}`, {
      method: 'PATCH',
      body: new Uint8Array(piece),
      headers: { ...speaking, 'content-type': PIECE_TYPE, 'upload-offset': String(from) },
    });
    expect(status).toBe(204);
  }

  const store = createStore({ dataDir: '', databaseUrl: DATABASE_URL, poolSize: 2 });
  await store.open(() => undefined);
  const { total } = await store.reads.page({ filter: {}, before: null, limit: 1 });
  const bytes = (await store.photos.unclaimed()).bytes;
  await store.close();
  expect([total, bytes]).toEqual([leads.length, photo.bytes.length]);
}, 120_000);
