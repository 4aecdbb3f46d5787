import type { Plugin } from 'vite';
import { dark, light } from '../../src/theme/tokens.ts';

/** The page's own colour for the browser's bars, in both schemes (HTML, 'theme-color'). */
export const themeColourTags = Object.entries({ light, dark })
  .map(
    ([scheme, { paper }]) =>
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})" />`,
  )
  .join('\n    ');

/** Writes them into index.html, so that no colour is typed there. */
export function themeColour(): Plugin {
  return {
    name: 'theme-colour',
    transformIndexHtml: (html) => html.replace('<!--theme-color-->', themeColourTags),
  };
}
