import pageFacts from 'virtual:page-facts';
import type { RouteEntry } from '../routes/types.ts';
import { metaTagsOf, type MetaTag } from './meta-tags.ts';
import { takeAway } from './written.ts';

/**
 * Writes a route's tags into the head as in its HTML file, and its structured data at the end of
 * the page.
 */
export function write(route: RouteEntry): void {
  const data = pageFacts[route.path];
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
