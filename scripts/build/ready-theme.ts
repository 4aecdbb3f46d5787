import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { theme } from '#theme/theme.ts';

const NAME = 'virtual:ready-theme';
const EMPTY = '\0no-default-theme';
const READY = fileURLToPath(new URL('../../src/theme/ready-theme.ts', import.meta.url));

/** What the browser's theme brings itself, or no style reads. */
const LEFT_OUT = /^(?:components|breakpoints|transitions|unstable_sxConfig|internal_cache|font)$/;

/** All of the theme that is no function, as JSON; of its palette only the custom properties. */
export const themeData = () =>
  JSON.stringify({ ...theme, palette: undefined }, (key, value: unknown) =>
    LEFT_OUT.test(key) ? undefined : value,
  );

/** What makes a theme of MUI's own where a component finds none: there always is one of ours. */
export const isDefaultTheme = (source: string, importer = '') =>
  source.endsWith('/createTheme.mjs') && importer.includes('/@mui/material/');

/** Has the browser's code carry the theme as data, without what computes it: 6.1 KB of a first visit. */
export function readyTheme(): Plugin {
  return {
    name: 'ready-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === NAME) return `\0${NAME}`;
      if (isDefaultTheme(source, importer)) return EMPTY;
      return source === '#theme/theme.ts' ? READY : null;
    },
    load: (id) => {
      if (id === EMPTY) return 'export default () => ({});';
      return id === `\0${NAME}` ? `export const readyTheme = ${themeData()};` : null;
    },
  };
}
