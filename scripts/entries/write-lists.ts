import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folders } from '../build/paths.ts';
import { foldersIn, modulesIn } from './families.ts';
import { pagesIn } from './pages.ts';
import { listsOf } from './lists.ts';

/**
 * Writes the lists of pages, services, areas, projects and testimonials from the modules that are there, so
 * that one adds or removes an entry with its module alone. Prints what no longer fits together.
 */
export async function writeLists(): Promise<void> {
  const content = join(folders.root, 'src/content');
  const lists = listsOf({
    pages: await pagesIn(folders.root),
    services: await foldersIn(join(content, 'services'), ['page.ts']),
    areas: await foldersIn(join(content, 'areas'), ['page.ts']),
    projects: await modulesIn(join(content, 'projects')),
    testimonials: await modulesIn(join(content, 'testimonials')),
  });
  for (const [name, text] of lists) {
    const file = join(folders.root, 'src', name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Updated src/${name}`);
  }
  // Only now: it reads the lists.
  const { contentWarnings } = await import('./problems.ts');
  for (const warning of await contentWarnings()) console.log(warning);
}
