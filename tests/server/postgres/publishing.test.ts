import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { revisionAnswerSchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { started } from '../support/child.ts';
import { aProject, aSitePicture, titled } from '../support/content.ts';
import { freshDatabase } from '../support/databases.ts';
import { cookieOf, publish } from '../support/over-http.ts';
import { aRenderedSite, pagesOf } from '../support/published.ts';
import { freshFolder } from '../support/server.ts';

test('what is published at one server, and its pictures, is served by all, old or new as a whole', async () => {
  const addresses = await twoServers();
  const [one = ''] = addresses;
  const cookie = await cookieOf(one);
  let base: string | null = null;
  for (const title of ['First', 'Second', 'Third']) {
    const revision = titled(title, base);
    await publish(one, cookie, revision);
    base = revision.id;
    for (const address of addresses) {
      await eventually(async () => {
        const said = await pagesOf(address);
        expect(said.size).toBe(1);
        expect([...said]).toEqual([title]);
      });
    }
  }
  const upload = async (colour: string) => {
    const id = randomUUID();
    const answer = await fetch(`${one}${paths.adminContent}/uploads/${id}`, {
      method: 'PUT',
      body: new Uint8Array(await aSitePicture(colour)),
      headers: { 'content-type': 'image/jpeg', cookie },
    });
    expect(answer.status).toBe(200);
    return id;
  };
  const pair = { before: await upload('#884422'), after: await upload('#aabbcc') };
  const { revision } = revisionAnswerSchema.parse(await publish(one, cookie, aProject(pair)));
  if (revision.kind !== 'project' || revision.data === null) throw new Error('no project');
  const { name, hash } = revision.data.before;
  for (const address of addresses) {
    await eventually(async () => {
      const answer = await fetch(`${address}/pictures/${name}.${hash}-480.avif`);
      expect(answer.status).toBe(200);
    });
  }
}, 120_000);

/** The addresses of two servers on one database, each with a folder and a build of its own. */
async function twoServers(): Promise<string[]> {
  const DATABASE_URL = await freshDatabase();
  const servers = [0, 1].map(() =>
    started({
      DATABASE_URL,
      API_ONLY: 'false',
      DATA_DIR: freshFolder(),
      DIST_DIR: aRenderedSite(),
    }),
  );
  return (await Promise.all(servers)).map(({ address }) => address);
}
