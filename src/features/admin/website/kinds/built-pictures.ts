import type { Picture } from '#content/pictures/types.ts';

const modules = import.meta.glob<Picture>(
  ['/src/content/pictures/generated/project-*.ts', '/src/content/pictures/generated/gallery-*.ts'],
  { eager: true, import: 'picture' },
);
const pictures = new Map(Object.values(modules).map((picture) => [picture.name, picture]));

/** A picture that came with the build, by its name. */
export const builtPicture = (name: string): Picture | undefined => pictures.get(name);

/** Whether a picture came with the build: it is where the pages have theirs. */
export const isOfBuild = ({ name, hash }: Pick<Picture, 'name' | 'hash'>): boolean =>
  pictures.get(name)?.hash === hash;
