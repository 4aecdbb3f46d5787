import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { foldersIn, type Found } from './families.ts';
import { componentOf } from '#content/pages/entry.ts';

/** The pages of a project, each with content or a component of its own. Throws a Problem where one has neither. */
export async function pagesIn(root: string): Promise<readonly Found[]> {
  const pages = await foldersIn(join(root, 'src/content/pages'));
  const components = new Set(await readdir(join(root, 'src/pages')));
  for (const { slug, files } of pages) {
    const component = `${componentOf(slug)}.tsx`;
    if (!files.includes('page.ts') && !components.has(component))
      throw new Problem(
        `The page ${slug} has no content: add src/content/pages/${slug}/page.ts, or a component src/pages/${component}.`,
      );
  }
  return pages;
}
