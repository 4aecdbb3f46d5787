import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtHero } from '#content/home/hero.ts';
import { pictures } from '#content/pictures/all.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { isAdded } from '#contract/content/added.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { UsageError } from '#server/ops/arguments.ts';
import { runCommand } from '#server/ops/command.ts';
import { siteFolder } from '#server/publishing/failure.ts';
import { currentContent } from '#server/publishing/own-content.ts';
import { requireReadable } from '#server/store/sqlite/data-dir.ts';
import { folders } from './build/paths.ts';
import { Problem } from './problem.ts';
import { run } from './run.ts';
import { withPulled } from './site/pull-content.ts';
import { withPulledGallery } from './site/pull-gallery.ts';
import { leftByHand, pulledTexts } from './site/pull-texts.ts';

const SOURCES = {
  projects: 'src/content/projects/entries.ts',
  testimonials: 'src/content/testimonials.ts',
  gallery: 'src/content/gallery.ts',
  catalogue: 'src/content/pictures/catalogue.ts',
  galleryFiles: 'src/features/gallery/home/home-pictures.ts',
} as const;

const inProject = (path: string): string => join(folders.root, path);

/** Copies the pictures that the build does not have; how many. */
async function pullPictures(
  { project, gallery, service, area, home }: PublishedContent,
  dataDir: string,
): Promise<number> {
  const built = new Set(pictures.map(({ name, hash }) => `${name} ${hash}`));
  const pulled = [
    ...Object.entries(project).flatMap(([slug, data]) => {
      if (data === null) return [];
      const { before, after } = data;
      return [
        { name: `project-${slug}-before`, picture: before },
        { name: `project-${slug}-after`, picture: after },
      ];
    }),
    ...Object.entries(gallery).flatMap(([slug, data]) =>
      data === null ? [] : [{ name: `gallery-${slug}`, picture: data.picture }],
    ),
    ...Object.values(home).flatMap((page) =>
      page?.picture ? [{ name: builtHero.picture, picture: page.picture }] : [],
    ),
    ...Object.entries({ service, area }).flatMap(([kind, pages]) =>
      Object.entries(pages).flatMap(([slug, page]) =>
        page?.picture && !isAdded(page) ? [{ name: `${kind}-${slug}`, picture: page.picture }] : [],
      ),
    ),
  ].filter(({ picture: { name, hash } }) => !built.has(`${name} ${hash}`));
  await mkdir(inProject('photos'), { recursive: true });
  for (const { name, picture } of pulled) {
    const file = pictureUrl(picture, picture.width, 'webp').slice(1);
    await copyFile(join(siteFolder(dataDir), file), inProject(`photos/${name}.webp`));
  }
  return pulled.length;
}

/** `npm run content -- pull`: writes what was published back into src/content and photos. */
const use = {
  failed: 'The pull failed.',
  usage: 'npm run content -- pull',
  options: {},
  operands: 1,
  isPublic: true,
};

await runCommand(use, async ({ dataDir }, { positionals: [what] }) => {
  if (what !== 'pull') throw new UsageError(use.usage);
  requireReadable(dataDir);
  const content = (await currentContent(dataDir))?.content ?? null;
  if (content === null) {
    console.log('Nothing has been published over this build.');
    return;
  }
  const files = new Map<string, string>();
  const source = (path: string) => readFile(inProject(path), 'utf8');
  const { projects, testimonials } = withPulled(
    { projects: await source(SOURCES.projects), testimonials: await source(SOURCES.testimonials) },
    content,
  );
  files.set(SOURCES.projects, projects).set(SOURCES.testimonials, testimonials);
  const texts = await pulledTexts(content, (file) =>
    source(`src/content/${file}`).catch(() => null),
  );
  for (const [file, text] of texts.files) files.set(`src/content/${file}`, text);
  const gallery = withPulledGallery(
    {
      entries: files.get(SOURCES.gallery) ?? (await source(SOURCES.gallery)),
      catalogue: await source(SOURCES.catalogue),
      files: await source(SOURCES.galleryFiles),
    },
    content,
  );
  files
    .set(SOURCES.gallery, gallery.entries)
    .set(SOURCES.catalogue, gallery.catalogue)
    .set(SOURCES.galleryFiles, gallery.files);
  for (const [file, text] of files) await writeFile(inProject(file), text);
  const photographs = await pullPictures(content, dataDir);
  if ((await run('oxfmt', [...files.keys()].map(inProject))) !== 0) {
    throw new Problem('The sources could not be formatted: see above.');
  }
  const entries = Object.values(content).flatMap((kind) => Object.keys(kind)).length;
  console.log(
    `Wrote ${entries} entries into src/content and ${photographs} photographs into photos.`,
  );
  for (const line of [...texts.byHand, ...leftByHand(content)]) console.log(`By hand: ${line}`);
  console.log('Now run `npm run pictures`, look at the changes, build and deploy.');
  console.log('What was published keeps winning over the build: it says the same now.');
});
