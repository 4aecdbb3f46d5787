import { rm } from 'node:fs/promises';
import { readEnvFile } from '#server/env-file.ts';
import { build } from 'vite';
import { compressFolder } from './build/compress.ts';
import { noteBuild } from './build/current.ts';
import { writeHostingFiles } from './build/hosting.ts';
import { folders } from './build/paths.ts';
import { writeLists } from './entries/write-lists.ts';

readEnvFile();
await writeLists();
// The day stands in the pages: renderer and browser must read the same one.
process.env['VITE_BUILT_ON'] ??= new Date().toISOString();

// The renderer first: the client build's service-worker step needs every page to be there.
await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-prerender.tsx' } });
await build({ logLevel: 'warn' });
await compressFolder(folders.client);
await writeHostingFiles();
await rm(folders.ssr, { recursive: true, force: true });
await noteBuild();

// Read only now: the address may come from .env.
const { siteVariables } = await import('#content/site-config.ts');
const { addressNotice } = await import('./build/address-notice.ts');
const notice = addressNotice(siteVariables.VITE_SITE_URL);
if (notice !== null) console.log(notice);
