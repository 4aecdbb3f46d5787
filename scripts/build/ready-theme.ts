import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { theme } from '#theme/theme.ts';

const NAME = 'virtual:ready-theme';
const ID = `\0${NAME}`;
const READY = fileURLToPath(new URL('../../src/theme/ready-theme.ts', import.meta.url));

/** What the browser's theme brings itself, or no style reads. */
const LEFT_OUT = new Set([
  'components',
  'breakpoints',
  'transitions',
  'unstable_sxConfig',
  'internal_cache',
  'font',
]);

/**
 * All of the theme that is no function, as JSON. Its palette goes as custom properties only: styles read
 * those, and of the colours themselves no more than which there are.
 */
export function themeData(): string {
  const { palette: _, ...others } = theme;
  return JSON.stringify(others, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value));
}

/**
 * For the browser's build: the theme is worked out here, once, and what works it out stays behind.
 * MUI's own default theme is left out too, since there always is one of ours.
 */
export function readyTheme(): Plugin {
  return {
    name: 'ready-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === NAME || isDefaultTheme(source, importer)) return source === NAME ? ID : EMPTY;
      return source === '#theme/theme.ts' ? READY : null;
    },
    load: (id) => {
      if (id === EMPTY) return 'export default () => ({});';
      return id === ID ? `export const readyTheme = ${themeData()};` : null;
    },
  };
}

const EMPTY = '\0no-default-theme';

/** What makes a theme of MUI's own where a component finds none. */
function isDefaultTheme(source: string, importer: string | undefined): boolean {
  return source.endsWith('/createTheme.mjs') && (importer?.includes('/@mui/material/') ?? false);
}
