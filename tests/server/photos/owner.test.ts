import { parse } from 'csv-parse/sync';
import { exportColumnOf, exportColumns } from '#content/admin/export.ts';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, sendLead } from '../support/server.ts';

/** A server with a lead that has announced three photographs, of which two have come. */
async function withTwoOfThree() {
  const server = await aListeningServer();
  const lead = aLead({ data: { photoCount: 3 } });
  const { submissionId } = lead.envelope;
  await sendLead(server.app, lead);
  const second = announced(await aPicture(300, 200), submissionId, { position: 1 });
  await upload(server.app, second);
  await upload(
    server.app,
    announced(await aPicture(), submissionId, { caption: '../Crack = 50c' }),
  );
  return { ...server, submissionId, url: `${paths.adminLeads}/${submissionId}/photos.zip` };
}

test('the rows of the inbox tell of photographs, in their order, and of leads that have none', async () => {
  const { app } = await withTwoOfThree();
  await sendLead(app, aLead());
  expect(await inbox(app)).toMatchObject([
    { photoCount: 0, photos: [] },
    {
      photoCount: 3,
      photos: [
        { caption: '../Crack = 50c', width: 640 },
        { caption: '', width: 300 },
      ],
    },
  ]);
});

test('the export counts the photographs that were announced and those that have arrived', async () => {
  const { app } = await withTwoOfThree();
  await sendLead(app, aLead());
  const owner = await asOwner(app);
  const { body } = await owner({ url: paths.adminLeadsCsv });
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(body, { bom: true, columns: true }));
  const counts = [exportColumnOf('photoCount'), exportColumns.photosArrived];
  expect(rows.map((row) => counts.map((column) => row[column]))).toEqual([
    ['', '0'],
    ['3', '2'],
  ]);
});

test('all photographs of a lead are one zip file with names that no computer stumbles over', async () => {
  const { app, url, photos, store, submissionId } = await withTwoOfThree();
  const owner = await asOwner(app);
  const answer = await owner({ url });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="photos-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['photo-1-crack-50c.jpg', 'photo-2.jpg']);
  const kept = await store.photos.ofLead(submissionId);
  expect(Object.values(files).map((file) => Buffer.from(file))).toEqual(
    await Promise.all(kept.map(({ hash }) => photos.files.read(submissionId, hash, 'whole'))),
  );
});

test('the zip file is for the owner who is signed in, and there is none without photographs', async () => {
  const { app, url } = await withTwoOfThree();
  expect((await app.inject({ url })).statusCode).toBe(401);
  const owner = await asOwner(app);
  const lead = aLead();
  await sendLead(app, lead);
  const none = `${paths.adminLeads}/${lead.envelope.submissionId}/photos.zip`;
  expect((await owner({ url: none })).statusCode).toBe(404);
  expect((await owner({ url: `${paths.adminLeads}/..%2f..%2fx/photos.zip` })).statusCode).toBe(400);
});

test('a zip file breaks off, and never looks whole, when a photograph is gone', async () => {
  const { app, port, url, photos, store, submissionId } = await withTwoOfThree();
  const [, last] = await store.photos.ofLead(submissionId);
  await photos.files.remove(submissionId, last?.hash ?? '');
  const signIn = await app.inject({
    method: 'POST',
    url: paths.session,
    payload: { password: 'correct horse' },
  });
  const cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { cookie } });
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
});
