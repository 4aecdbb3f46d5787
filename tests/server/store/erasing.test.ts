import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

const WORD = 'unmistakable';

test('the words of a lead erased while somebody reads are gone from all files once the reader is', async () => {
  const { folder, app, url } = await aServerWithWords();
  const reader = new DatabaseSync(join(folder, 'ashlar.sqlite'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  const owner = await asOwner(app);
  expect((await owner({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(wordsIn(folder)).not.toEqual([]);
  reader.exec('COMMIT');
  await eventually(() => expect(wordsIn(folder)).toEqual([]));
  reader.close();
});

test('what an earlier run had no time to erase is erased at the next start', async () => {
  const { folder, app, url } = await aServerWithWords();
  const reader = new DatabaseSync(join(folder, 'ashlar.sqlite'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  const owner = await asOwner(app);
  await owner({ method: 'DELETE', url });
  await app.close();
  expect(wordsIn(folder)).not.toEqual([]);
  reader.exec('COMMIT');
  await aServer({ DATA_DIR: folder });
  expect(wordsIn(folder)).toEqual([]);
  reader.close();
});

async function aServerWithWords() {
  const folder = freshFolder();
  const { app } = await aServer({ DATA_DIR: folder });
  const lead = aLead({ data: { message: `${WORD} words` } });
  await sendLead(app, lead);
  return { folder, app, url: `${paths.adminLeads}/${lead.envelope.submissionId}` };
}

/** The files in which the word stands. */
function wordsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'latin1').includes(WORD),
  );
}
