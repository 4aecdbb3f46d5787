import { publishedFile } from '#content/published.ts';
import { z } from '#contract/zod.ts';
import type { RouteEntry } from '../routes/types.ts';
import { metaTagsOf, type MetaTag } from './meta-tags.ts';
import { takeAway } from './written.ts';

type PageFacts = Readonly<Record<string, readonly string[]>>;

const factsSchema = z.record(z.string(), z.array(z.string()));

let loading: Promise<PageFacts> | null = null;

/** Structured data of every page, by path, fetched once; a failure may be tried again. */
export function pageFacts(): Promise<PageFacts> {
  loading ??= factsOfSite().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function factsOfSite(): Promise<PageFacts> {
  const published = await publishedFile('facts');
  if (published !== null) return factsSchema.parse(JSON.parse(published));
  return (await import('virtual:page-facts')).default;
}

/**
 * Writes a route's tags into the head as in its HTML file, and its structured data at the end of
 * the page.
 */
export function write(route: RouteEntry, data: readonly string[] | undefined): void {
  if (!data) return;
  takeAway();
  document.head.append(...metaTagsOf(route).map(elementOf));
  document.body.append(...data.map(blockOf));
}

function elementOf({ by, key, content }: MetaTag): HTMLElement {
  const meta = document.createElement('meta');
  meta.setAttribute(by, key);
  meta.content = content;
  return meta;
}

function blockOf(data: string): HTMLElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = data;
  return script;
}
