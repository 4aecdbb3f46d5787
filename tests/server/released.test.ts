import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { releases } from '../support/released.ts';
import { inbox } from './support/owner.ts';
import { aServer } from './support/server.ts';

describe.each(releases)('leads that release $version left on phones', ({ requests }) => {
  test('are taken, and stand among the open ones', async () => {
    const { app } = await aServer();
    for (const payload of requests) {
      const answer = await app.inject({ method: 'POST', url: paths.leads, payload });
      expect(answer.statusCode).toBe(202);
    }
    const open = await inbox(app, '?state=open&limit=100');
    const ids = requests.map(({ envelope }) => envelope.submissionId);
    expect(open.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});
