import { beforeEach, describe, expect, test } from 'vitest';
import { list } from '#outbox/core/rows.ts';
import { envelopeOf } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { releases } from '../../../support/released.ts';
import { serverAt } from '../../../support/submission.ts';
import { freshOutbox, putRaw, setAsideRows } from '../fresh-outbox.ts';
import { startReceiver } from '../receiver.ts';

beforeEach(freshOutbox);

describe.each(releases)('the outbox of release $version', ({ rows }) => {
  test('is read whole, and nothing of it is set aside', async () => {
    for (const row of rows) await putRaw(row);
    const found = await list();
    expect(found.map(({ id, state }) => `${id} ${state}`).sort()).toEqual(
      rows.map(({ id, state }) => `${id} ${state}`).sort(),
    );
    expect(await setAsideRows()).toEqual([]);
  });

  test('can be corrected as long as it holds the words', async () => {
    for (const row of rows) await putRaw(row);
    const withoutWords = (await list()).filter((row) => envelopeOf(row) === null);
    expect(new Set(withoutWords.map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  test('is delivered byte for byte as it was written', async () => {
    const receiver = await startReceiver();
    const waiting = rows.filter(({ state }) => state === 'pending' || state === 'sending');
    for (const row of waiting) await putRaw({ ...row, destination: serverAt(receiver.origin) });
    await drain({ trigger: 'load' });
    expect(receiver.requests.map(({ body }) => body).sort()).toEqual(
      waiting
        .map(({ envelope, guard }) => `{"envelope":${envelope},"guard":${JSON.stringify(guard)}}`)
        .sort(),
    );
    await receiver.close();
  });
});
