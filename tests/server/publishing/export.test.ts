import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exportSite } from '../../../scripts/site/export-site.ts';
import { aProject, asEditor, titled } from '../support/content.ts';
import { aRenderedSite, publication, rebuild } from '../support/published.ts';
import { freshFolder } from '../support/server.ts';
import { aSite, files, styleHashOf } from '../support/site.ts';

/** Pages are rendered with a low priority: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

/** A site with this published, and an empty folder for its export. */
async function aPublishedSite() {
  const [dataDir, distDir, folder] = [freshFolder(), aRenderedSite(), freshFolder()];
  const { app } = await aSite({ DATA_DIR: dataDir, DIST_DIR: distDir });
  return { app, editor: await asEditor(app), dataDir, distDir, folder };
}

test('an export is the built site with what was published, its pictures and the hosts’ settings', async () => {
  const { app, editor, folder, ...place } = await aPublishedSite();
  await editor.publish(titled('Exported'));
  const { revision } = await editor.publish(aProject(await editor.uploadPair()));
  await publication(app);
  const { client } = await exportSite(place, folder);
  const text = (name: string) => readFileSync(join(client, name), 'utf8');
  expect(text('index.html')).toBe('<h1>index.html Exported</h1>');
  expect(text('services.html')).toBe(files['services.html']);
  expect(text('content.json')).toContain('"content":"');
  expect(existsSync(join(client, 'meta.json'))).toBe(false);
  if (revision.kind !== 'project' || revision.data === null) throw new Error('no project');
  const { name, hash } = revision.data.before;
  expect(existsSync(join(client, `pictures/${name}.${hash}-480.avif`))).toBe(true);
  const headers = readFileSync(join(folder, 'hosting/netlify-or-cloudflare/_headers'), 'utf8');
  expect(headers).toContain('/content/*');
  expect(headers).not.toContain(styleHashOf('/'));
});

test('an export into a folder with files, or of a site whose last publication failed, is refused', async () => {
  const { app, editor, folder, ...place } = await aPublishedSite();
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(exportSite(place, folder)).rejects.toThrow('is not empty');
  await editor.publish(titled('Fail'));
  await publication(app);
  await expect(exportSite(place, freshFolder())).rejects.toThrow('it is called Fail');
});

test('an export of what another build has rendered is refused', async () => {
  const { app, editor, folder, ...place } = await aPublishedSite();
  await editor.publish(titled('Exported'));
  await publication(app);
  await app.close();
  rebuild(place.distDir, 'next');
  await expect(exportSite(place, folder)).rejects.toThrow('rendered by another build');
});
