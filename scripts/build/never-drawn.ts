import type { Plugin } from 'vite';

const NOTHING = 'export default () => null;';

/**
 * What libraries import and this site never uses: ripples and the ring of a loading button, which the
 * theme switches off; MUI's text area, in place of which fields have the browser's; what
 * Emotion's `withTheme` copies; Emotion's list of all attributes, where each element of ours names what
 * it keeps out.
 */
export const UNUSED = [
  { by: '@mui/material', module: /(?:^|\/)TouchRipple\.mjs$/, instead: NOTHING },
  { by: '@mui/material', module: /(?:^|\/)CircularProgress(?:\/index)?\.mjs$/, instead: NOTHING },
  { by: '@mui/material', module: /(?:^|\/)TextareaAutosize(?:\/index)?\.mjs$/, instead: NOTHING },
  { by: '@emotion/react', module: /^hoist-non-react-statics$/, instead: NOTHING },
  {
    by: '@emotion/styled',
    module: /^@emotion\/is-prop-valid$/,
    instead: "export default (name) => !['theme', 'sx', 'ownerState'].includes(name);",
  },
] as const;
const EMPTY = '\0never-drawn-';

/** Leaves that out of the browser's code: 5.2 KB of a first visit (docs/decisions/0025). */
export function withoutNeverDrawn(): Plugin {
  return {
    name: 'without-never-drawn',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const found = UNUSED.findIndex(({ by, module }) => module.test(id) && importer?.includes(by));
      return found === -1 ? null : `${EMPTY}${found}`;
    },
    load: (id) =>
      id.startsWith(EMPTY) ? (UNUSED[Number(id.slice(EMPTY.length))]?.instead ?? null) : null,
  };
}
