import type { Plugin } from 'vite';
import { textGroups } from '#content/texts/groups.ts';

const MODULE = '/src/content/texts/groups.ts';

/**
 * Gives the editor the texts of the site as data: made in the browser, all content would be of two kinds
 * of pages, and move into files that every visitor loads. Builds of the client only: the renderer makes
 * them from what is published.
 */
export function textGroupsAsData(): Plugin {
  const data = JSON.stringify(JSON.stringify(textGroups));
  return {
    name: 'text-groups',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(MODULE) ? `export const textGroups = JSON.parse(${data});` : null),
  };
}
