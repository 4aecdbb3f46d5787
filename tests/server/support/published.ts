import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { contentOverviewSchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { asEditor } from './content.ts';
import { aBuiltSite, build } from './site.ts';

/**
 * A renderer with the interface of the build's, quick: every page says the words of the published
 * testimonials. A testimonial called `Fail` is one that it cannot render, `Hang` one that takes for
 * ever.
 */
const RENDERER = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
const { content, out } = JSON.parse(readFileSync(0, 'utf8'));
const client = new URL('../client/', import.meta.url);
const said = Object.values(content.testimonial).map((one) => one?.title).join();
if (said.includes('Fail')) {
  console.error('The pages could not be rendered: it is called Fail');
  process.exit(1);
}
if (said.includes('Hang')) await new Promise((resolve) => setTimeout(resolve, 1e6));
const text = JSON.stringify(content);
const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
const { version } = JSON.parse(readFileSync(new URL('../meta/build.json', client), 'utf8'));
mkdirSync(out + '/content', { recursive: true });
const pages = ['index.html', 'contact.html', '404.html', 'thank-you.html'];
const write = (name, data) => {
  writeFileSync(out + '/' + name, data);
  console.log(name);
};
for (const name of pages) write(name, '<h1>' + name + ' ' + said + '</h1>');
write('content/' + hash + '.json', text);
const isOwnFirm = content.business.business !== undefined;
const list = { version, content: hash, isOwnFirm, files: [], pictures: [] };
write('content.json', JSON.stringify(list));
const style = (name) => 'sha256-' + createHash('sha256').update(said + name).digest('base64');
const styleHashes = { '/': [style('/')], '/contact': [style('/contact')], '/404': [style('/404')] };
write('meta.json', JSON.stringify({ content: hash, styleHashes }));
`;

/** A small built site with a renderer. */
export function aRenderedSite(version = build.version): string {
  const dist = aBuiltSite({ ...build, version });
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, 'server', 'render.js'), RENDERER);
  writeFileSync(join(dist, 'server', 'package.json'), '{"type":"module"}');
  const list = { version, content: null, files: [], pictures: [] };
  writeFileSync(join(dist, 'client', 'content.json'), JSON.stringify(list));
  return dist;
}

/** Makes a built site another build. */
export function rebuild(dist: string, version: string): void {
  const file = join(dist, 'meta', 'build.json');
  const info: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...Object(info), version }));
}

/** Waits until the pages that are served are those that were published, or could not be rendered. */
export async function publication(app: FastifyInstance) {
  const editor = await asEditor(app);
  const look = async () => {
    const answer = await editor.get(paths.adminContent);
    const { publication: found } = contentOverviewSchema.parse(answer.json());
    if (found.state === 'rendering') throw new Error('still rendering');
    return found;
  };
  // Rendered with a low priority: a busy machine takes its time.
  return vi.waitFor(look, { timeout: 100_000, interval: 20 });
}

/** What the pages of a listening server say, all of which the renderer has made say the same. */
export async function pagesOf(address: string): Promise<Set<string>> {
  const said = ['/', '/contact', '/nowhere', '/thank-you'].map(async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
    return /^<h1>\S+ (.*)<\/h1>$/.exec(await answer.text())?.[1] ?? 'the build';
  });
  return new Set(await Promise.all(said));
}
