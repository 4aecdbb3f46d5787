import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { publishedContentSchema } from '#contract/content/published.ts';

// A program of its own: modules of content read what was published when they are evaluated. It writes every
// string that they export, as JSON.

const orderSchema = z.strictObject({ content: z.nullable(publishedContentSchema) });

const CONTENT = fileURLToPath(new URL('../../src/content/', import.meta.url));
/** Entries as the build has them: what the site shows of them is exported elsewhere. */
const ENTRIES =
  /^(?:projects\/(?:entries|list\/.+)|pictures\/(?:all|catalogue|generated\/(?:project|gallery)-.+))\.ts$/;
const ENTRIES_BY_NAME = new Set(['builtTestimonials', 'builtGallery']);

const strings = new Set<string>();
const seen = new Set<unknown>();

function walk(value: unknown): void {
  if (typeof value === 'string') strings.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const parts =
    value instanceof Map || value instanceof Set ? [...value].flat() : Object.values(value);
  for (const part of parts) walk(part);
}

const { content } = orderSchema.parse(JSON.parse(await text(process.stdin)));
if (content !== null) globalThis.siteContent = { hash: '', content };
const files = await readdir(CONTENT, { recursive: true });
for (const file of files.filter((name) => name.endsWith('.ts')).toSorted()) {
  const exported: unknown = await import(join(CONTENT, file));
  if (content !== null && ENTRIES.test(file)) continue;
  for (const [name, value] of Object.entries(Object(exported)))
    if (content === null || !ENTRIES_BY_NAME.has(name)) walk(value);
}
process.stdout.write(JSON.stringify([...strings]));
