import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { compressFolder } from './build/compress.ts';
import { noteBuild } from './build/current.ts';
import { writeHostingFiles } from './build/hosting.ts';
import { folders } from './build/paths.ts';

// The day stands in the pages: renderer and browser must read the same one.
process.env['VITE_BUILT_ON'] ??= new Date().toISOString();

// The renderer first: the client build's service-worker step needs every page to be there.
await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-prerender.tsx' } });
await build({ logLevel: 'warn' });
await compressFolder(folders.client);
await writeHostingFiles();
await rm(folders.ssr, { recursive: true, force: true });
await noteBuild();
