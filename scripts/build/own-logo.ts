import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from './paths.ts';

const NAME = 'virtual:logo';
const ID = `\0${NAME}`;
const DRAWN = '#components/LogoMark.tsx';
const PICTURE = '/src/components/LogoPicture.tsx';

/** Published and checked by `npm run brand` (scripts/pictures/icons.ts). */
const FILE = 'icons/logo.svg';

/** Shows the firm's logo in the place of the drawn mark, where it has one. */
export function ownLogo(publicFolder: string = folders.public): Plugin {
  const file = join(publicFolder, FILE);
  return {
    name: 'own-logo',
    enforce: 'pre',
    resolveId(source) {
      if (source === NAME) return ID;
      return source === DRAWN && existsSync(file) ? join(folders.root, PICTURE) : null;
    },
    async load(id) {
      if (id !== ID) return null;
      const svg = readFileSync(file, 'utf8');
      const box = /\bviewBox\s*=\s*["']([^"']*)/.exec(svg)?.[1] ?? '';
      const [, , width = 1, height = 1] = box
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      // Only here: it loads sharp, which a site with the drawn mark does not need.
      const { needsPlate } = await import('../brand/logo-grounds.ts');
      const logo = { src: `/${FILE}`, width, height, needsPlate: await needsPlate(svg) };
      return `export const logo = ${JSON.stringify(logo)};`;
    },
  };
}
