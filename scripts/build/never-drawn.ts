import type { Plugin } from 'vite';

/**
 * What libraries import and this site never uses: ripples and the ring of a loading button, which the
 * theme switches off; text areas that set their height in a style attribute, in place of the
 * browser's; and what Emotion's `withTheme` copies.
 */
const UNUSED = [
  { by: '@mui/material', module: /(?:^|\/)(?:TouchRipple|CircularProgress(?:\/index)?)\.mjs$/ },
  { by: '@mui/material', module: /(?:^|\/)TextareaAutosize(?:\/index)?\.mjs$/ },
  { by: '@emotion/react', module: /^hoist-non-react-statics$/ },
];
const EMPTY = '\0never-drawn';

/** Leaves out of the browser's code what this site never uses: 6 KB on every first visit. */
export function withoutNeverDrawn(): Plugin {
  return {
    name: 'without-never-drawn',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      UNUSED.some(({ by, module }) => module.test(id) && importer?.includes(by)) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default () => null;' : null),
  };
}
