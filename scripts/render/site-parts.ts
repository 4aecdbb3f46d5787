import type { ContentList } from '#contract/content/published.ts';
import { z } from 'zod';
import type { PageParts } from './page.ts';

/** File beside the renderer with all that it needs to know of the client build. */
export const SITE_PARTS = 'site.json';

const partsSchema = z.object({
  version: z.string(),
  /** When the site was built, ISO 8601. */
  builtAt: z.string(),
  template: z.string(),
  adminTemplate: z.string(),
  boot: z.string(),
  ofParts: z.array(z.object({ mark: z.string(), script: z.string() })),
  /** Files of the modules that pages name, and what each file imports. */
  fileOf: z.record(z.string(), z.string()),
  importsOf: z.record(z.string(), z.array(z.string())),
});

/** What pages are put together from, and of which build. */
export type SiteParts = PageParts & { readonly version: string; readonly builtAt: Date };

export function writeSiteParts({
  version,
  builtAt,
  template,
  adminTemplate,
  boot,
  ofParts,
  chunks: { fileOf, importsOf },
}: SiteParts): string {
  const named = [...fileOf].filter(([module]) => module.startsWith('src/'));
  const parts = {
    version,
    builtAt: builtAt.toISOString(),
    template,
    adminTemplate,
    boot,
    ofParts,
    fileOf: Object.fromEntries(named),
    importsOf: Object.fromEntries(importsOf),
  };
  return JSON.stringify(parts);
}

export function readSiteParts(text: string): SiteParts {
  const { builtAt, fileOf, importsOf, ...parts } = partsSchema.parse(JSON.parse(text));
  return {
    ...parts,
    builtAt: new Date(builtAt),
    chunks: {
      fileOf: new Map(Object.entries(fileOf)),
      importsOf: new Map(Object.entries(importsOf)),
    },
  };
}

/** The list of a build over which nothing has been published. */
export const emptyList = (version: string): ContentList => ({
  version,
  content: null,
  files: [],
  gone: [],
  pictures: [],
});
