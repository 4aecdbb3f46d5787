import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { publishedContentSchema } from '#contract/content/published.ts';
import type { SiteContent } from '#content/published.ts';
import type { Renderer } from './page.ts';
import { contentHash, writePublishedSite } from './published-site.ts';
import { readSiteParts, SITE_PARTS } from './site-parts.ts';

// A program of its own, bundled to dist/server/render.js: modules of content read what was published when
// they are evaluated, so that each publication needs a process of its own. Prints the name of each file
// once it is written.

const here = fileURLToPath(new URL('.', import.meta.url));

const orderSchema = z.strictObject({
  content: publishedContentSchema,
  /** Folder for the files that differ from the build. */
  out: z.string().min(1),
  now: z.iso.datetime(),
});

async function main(): Promise<void> {
  const { content, out, now } = orderSchema.parse(JSON.parse(await text(process.stdin)));
  const contentText = JSON.stringify(content);
  const hash = contentHash(contentText);
  const isPublished = Object.values(content).some((entries) => Object.keys(entries).length > 0);
  if (isPublished) globalThis.siteContent = { hash, content } satisfies SiteContent;
  const renderer: Renderer = await import(
    /* @vite-ignore */ new URL('entry-prerender.js', import.meta.url).href
  );
  await writePublishedSite({
    renderer,
    parts: readSiteParts(await readFile(join(here, SITE_PARTS), 'utf8')),
    client: join(here, '../client'),
    here,
    content: isPublished
      ? { hash, text: contentText, firm: content.business['business'] ?? null }
      : null,
    now: new Date(now),
    write: async (name, data) => {
      const file = join(out, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
      // Awaited: where pipes are asynchronous, what is left is lost when the process exits.
      await new Promise((printed) => process.stdout.write(`${name}\n`, printed));
    },
  });
}

function inWords(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [first] = error.issues;
    return `what was given is not valid: ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`;
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  await main();
  // Pages of the office set timers that nobody waits for.
  process.exit();
} catch (error) {
  console.error(`The pages could not be rendered: ${inWords(error).replaceAll(/\s+/g, ' ')}`);
  process.exitCode = 1;
}
