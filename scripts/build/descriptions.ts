import type { Plugin } from 'vite';

const SEO_FILES = /\/src\/content\/(?:catalogue-)?seo\.ts$/;
const DESCRIPTION = /(description:)\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/**
 * Leaves the pages' descriptions out of the browser's code: they stand in the HTML files, where
 * search engines read them, and would cost every first visit 3 KB. Applies to builds only.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (SEO_FILES.test(id) ? code.replace(DESCRIPTION, "$1 ''") : null),
  };
}
