import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createPump } from '#server/queue/pump.ts';
import { eventually } from '../support/eventually.ts';

test('what comes while a queue is being read is looked for as soon as that is done', async () => {
  const arrived = ['first'];
  const begun: string[] = [];
  const pump = createPump({
    async look() {
      const seen = await Promise.resolve(arrived.splice(0));
      if (seen.includes('first')) {
        arrived.push('second');
        pump.wake();
      }
      begun.push(...seen);
      return Infinity;
    },
    now: Date.now,
    log: Fastify().log,
    complaint: 'it could not be read',
  });
  onTestFinished(() => pump.stop());
  pump.start();
  await eventually(() => expect(begun).toEqual(['first', 'second']));
});
