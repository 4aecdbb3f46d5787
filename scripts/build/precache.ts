/**
 * First stage of the precache: pages, script, style, font, the manifest and its small icon.
 * Pictures are the second stage, which the worker fetches after it has been activated.
 */
export const PRECACHE_GLOBS = [
  '**/*.html',
  'assets/**/*.{js,css,woff2}',
  'manifest.webmanifest',
  'pictures.json',
  'icons/{favicon.svg,icon-192.png}',
];

export const PRECACHE_IGNORES = ['service-worker.js', '**/*.map'];
