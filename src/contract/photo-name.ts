/** Maximum length of the caption in a file name. */
const LONGEST_WORDS = 60;

/**
 * File name of a photo for download: its number and its caption in lower-case letters, digits and
 * hyphens, so that no system takes it for a path or a command.
 */
export function photoFileName(number: number, caption: string): string {
  const words = caption
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${['photo', number, ...(words ?? [])].join('-').slice(0, LONGEST_WORDS).replace(/-$/, '')}.jpg`;
}
