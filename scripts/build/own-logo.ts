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
    load(id) {
      if (id !== ID) return null;
      const box = /\bviewBox\s*=\s*["']([^"']*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      const [, , width = 1, height = 1] = box
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return `export const logo = ${JSON.stringify({ src: `/${FILE}`, width, height })};`;
    },
  };
}
