/** Letters of a caption in the name of its file. */
const LONGEST_WORDS = 60;

/**
 * Name of a photograph's file when the owner downloads it: its number, and what its sender said of it
 * in small letters, digits and hyphens, so that no computer takes it for a path or a command.
 */
export function photoFileName(number: number, caption: string): string {
  const words = caption
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${['photo', number, ...(words ?? [])].join('-').slice(0, LONGEST_WORDS).replace(/-$/, '')}.jpg`;
}
