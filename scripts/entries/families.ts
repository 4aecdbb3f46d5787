import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { folders } from '../build/paths.ts';
import { Problem } from '../problem.ts';

/** A path as the project's people name it. */
const local = (file: string): string => relative(folders.root, file);

/** An entry as found on disk: a folder of modules, or one module. */
export type Found = {
  readonly slug: string;
  readonly files: readonly string[];
  /** A project that the home page shows before and after. */
  readonly onHome?: boolean;
};

type Ordered = Found & { readonly order: number };

const headSchema = z.object({
  order: z.number(),
  slug: z.string().optional(),
  id: z.string().optional(),
  onHome: z.boolean().optional(),
});
const moduleSchema = z.union([
  z.object({ entry: headSchema }).transform(({ entry }) => entry),
  z.object({ project: headSchema }).transform(({ project }) => project),
  z.object({ testimonial: headSchema }).transform(({ testimonial }) => testimonial),
]);

/** What an entry says of itself; its name must be that of its folder or file. */
async function headIn(file: string, name: string): Promise<Pick<Ordered, 'order' | 'onHome'>> {
  const module: unknown = await import(pathToFileURL(file).href);
  const head = moduleSchema.safeParse(module);
  if (!head.success) throw new Problem(`${local(file)} exports no entry with an order.`);
  const own = head.data.slug ?? head.data.id;
  if (own !== name)
    throw new Problem(
      `${local(file)} names its entry ${own}, but its folder or file is called ${name}.`,
    );
  const { order, onHome } = head.data;
  return { order, ...(onHome === undefined ? {} : { onHome }) };
}

const inOrder = (found: readonly Ordered[]): readonly Found[] =>
  found
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
    .map(({ order: _order, ...found }) => found);

/** Folder beside the entries that holds their lists. */
const LISTS = 'list';

/**
 * The entries of a folder that are folders themselves, in their own order. Throws a Problem where one
 * has no `entry.ts`, or lacks one of `parts`.
 */
export async function foldersIn(
  folder: string,
  parts: readonly string[] = [],
): Promise<readonly Found[]> {
  const items = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const entries = items.filter((item) => item.isDirectory() && item.name !== LISTS);
  return inOrder(
    await Promise.all(
      entries.map(async ({ name }) => {
        const files = await readdir(join(folder, name));
        const lacking = ['entry.ts', ...parts].find((part) => !files.includes(part));
        if (lacking !== undefined)
          throw new Problem(
            `Missing file: ${local(join(folder, name, lacking))}. Add it, or delete the folder ${name}.`,
          );
        return { slug: name, files, ...(await headIn(join(folder, name, 'entry.ts'), name)) };
      }),
    ),
  );
}

/** The entries of a folder that are one module each, in their own order. */
export async function modulesIn(folder: string): Promise<readonly Found[]> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.ts') && name !== 'types.ts',
  );
  return inOrder(
    await Promise.all(
      names.map(async (file) => {
        const slug = file.replace(/\.ts$/, '');
        return { slug, files: [], ...(await headIn(join(folder, file), slug)) };
      }),
    ),
  );
}
