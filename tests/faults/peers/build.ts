import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { folders } from '../../../scripts/build/paths.ts';

const SCRIPTS = {
  'workbox-page': 'es',
  'workbox-worker': 'iife',
  'tanstack-page': 'es',
} as const;

const pages = { workbox: 'workbox-page', tanstack: 'tanstack-page' } as const;

/** Builds the other sites' pages into a folder that the project's own server can serve. */
export async function buildPeers(distDir: string): Promise<void> {
  const client = join(distDir, 'client');
  await mkdir(client, { recursive: true });
  await cp(folders.meta, join(distDir, 'meta'), { recursive: true });
  for (const file of ['robots.txt', '404.html']) {
    await cp(join(folders.client, file), join(client, file));
  }
  for (const [name, format] of Object.entries(SCRIPTS)) await script(client, name, format);
  for (const [name, entry] of Object.entries(pages)) {
    await writeFile(join(client, `${name}.html`), pageOf(name, entry));
  }
}

async function script(outDir: string, name: string, format: 'es' | 'iife'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)),
        formats: [format],
        name: 'worker',
        fileName: () => `${name}.js`,
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** The least page that has a form and says what happened to a lead. */
function pageOf(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/${entry}.js"></script>
  </head>
  <body>
    <h1>${title}</h1>
    <form>
      <label for="name">Name</label><input id="name" name="name" required />
      <label for="phone">Phone</label><input id="phone" name="phone" required />
      <label for="email">Email</label><input id="email" name="email" required />
      <label for="message">Message</label><textarea id="message" name="message"></textarea>
      <button>Send</button>
    </form>
    <output></output>
  </body>
</html>
`;
}
