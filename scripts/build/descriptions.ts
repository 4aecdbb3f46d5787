import type { Plugin } from 'vite';

const SEO_FILES =
  /\/src\/content\/(?:(?:catalogue-)?seo|(?:services|areas|pages)\/[^/]+\/entry)\.ts$/;

/** Where the descriptions of search engines begin: an entry has one for the menus before it. */
const SEO = /\bseo: \{|Seo = \{/;
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
    transform(code, id) {
      if (!SEO_FILES.test(id)) return null;
      const start = code.search(SEO);
      return code.slice(0, start) + code.slice(start).replace(DESCRIPTION, "$1 ''");
    },
  };
}
