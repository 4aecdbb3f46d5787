import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PublishedBusiness } from '#contract/content/firm.ts';
import { OTHER_FIRM } from '#contract/content/other-firm.ts';
import type { Renderer } from './page.ts';

/** File beside the renderer that says what of the scripts is the sample's. */
export const OWN_SCRIPTS = 'own-scripts.json';

/** Where a part of a script begins and ends. */
const spanSchema = z.tuple([z.int(), z.int()]);

export type Span = z.infer<typeof spanSchema>;

const scriptSchema = z.object({
  /** Texts that only the sample says. */
  dead: z.array(spanSchema),
  /** Where the firm goes; null where the script does not name it. */
  firm: z.nullable(spanSchema),
  /** A text that is data of its own. */
  data: z.nullable(z.object({ kind: z.enum(['groups', 'facts', 'search']), span: spanSchema })),
});

/** By the file's name in the build; without scripts in which nothing is the sample's. */
const ownScriptsSchema = z.record(z.string(), scriptSchema);

export type ScriptParts = z.infer<typeof scriptSchema>;
export type OwnScripts = z.infer<typeof ownScriptsSchema>;

type Site = {
  /** Folder of the client build. */
  readonly client: string;
  /** Folder of the renderer. */
  readonly here: string;
  readonly firm: PublishedBusiness;
  readonly data: NonNullable<ReturnType<Renderer['ownData']>>;
  readonly write: (name: string, text: string) => Promise<void>;
};

/**
 * What each of them begins with. A page of the sample that was open before would show nothing in places: there a
 * script fails like one that cannot be loaded. The office's pages name no content.
 */
const GUARD =
  `if(!globalThis.siteContent?.content.business.business&&!/^\\/admin(?:\\/|$)/.test(location.pathname))` +
  `throw Error(${JSON.stringify(OTHER_FIRM)});`;

/**
 * Writes the scripts of the build for another firm: with its name in them, and without what only the sample
 * says. They do the same on every page of the firm, and nothing on pages of the sample.
 */
export async function writeOwnScripts({ client, here, firm, data, write }: Site): Promise<void> {
  const scripts = ownScriptsSchema.parse(
    JSON.parse(await readFile(join(here, OWN_SCRIPTS), 'utf8')),
  );
  for (const [name, parts] of Object.entries(scripts)) {
    const edits: readonly Edit[] = [
      ...parts.dead.map(emptied),
      ...(parts.firm ? [[parts.firm, JSON.stringify(firm)] as const] : []),
      ...(parts.data ? [[parts.data.span, JSON.stringify(data[parts.data.kind])] as const] : []),
    ];
    await write(name, GUARD + spliced(await readFile(join(client, name), 'utf8'), edits));
  }
}

/** What is put in place of a part. */
type Edit = readonly [Span, string];

/** A text that says nothing. */
export const emptied = (span: Span): Edit => [span, '""'];

/** A script with these parts replaced. */
export function spliced(text: string, edits: readonly Edit[]): string {
  let [made, at] = ['', 0];
  for (const [[start, end], replacement] of edits.toSorted(([[one]], [[other]]) => one - other)) {
    made += text.slice(at, start) + replacement;
    at = end;
  }
  return made + text.slice(at);
}
