import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent } from '#content/published.ts';
import {
  contentListSchema,
  contentPath,
  publishedContentSchema,
} from '#contract/content/published.ts';
import type { Config } from '../config.ts';
import { siteFolder } from './failure.ts';
import { createSiteFolders } from './site-folders.ts';

/** What visitors are served; null for the build's own content, and for what cannot be read. */
export async function currentContent(dataDir: string): Promise<SiteContent | null> {
  try {
    const site = await createSiteFolders(siteFolder(dataDir)).current();
    if (site === null) return null;
    const json = async (path: string): Promise<unknown> =>
      JSON.parse(await readFile(join(site.root, path), 'utf8'));
    const { content: hash } = contentListSchema.parse(await json('content.json'));
    if (hash === null) return null;
    return { hash, content: publishedContentSchema.parse(await json(contentPath(hash))) };
  } catch {
    return null;
  }
}

/** Gives it to the modules of content, which read it when they are evaluated: call this before any is. */
export async function takeCurrentContent({ apiOnly, dataDir }: Config): Promise<void> {
  const content = apiOnly ? null : await currentContent(dataDir);
  if (content !== null) globalThis.siteContent = content;
}
