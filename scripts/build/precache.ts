import { filesOf, type Chunks } from './chunks.ts';

/**
 * First stage of the precache: pages, script, style, font, the manifest and its small icon.
 * Pictures and the code that no page of the build needs to open are the second stage, which the worker fetches
 * after it has been activated.
 */
export const PRECACHE_GLOBS = [
  '**/*.html',
  'assets/**/*.{js,css,woff2}',
  'manifest.webmanifest',
  'pictures.json',
  'content.json',
  '{parts,owners-parts}.json',
  'icons/{favicon.svg,icon-192.png,logo.svg}',
];

/** The owner's pages are kept on the phone that has opened them; the words of finished jobs are on /projects. */
export const PRECACHE_IGNORES = [
  'service-worker.js',
  '**/*.map',
  'admin.html',
  'admin/**',
  'projects/**',
];

/** Modules that no page of the build needs to open. */
const SECOND_STAGE = [
  /^src\/app\/head\/write\.ts$/,
  /^src\/content\/added-pages\.ts$/,
  /^src\/pages\/SearchPage\.tsx$/,
  /virtual:(?:search-index|page-facts)$/,
  /^src\/features\/(?:analytics\/tag|chat\/widget|install\/InstallOffer)\.tsx?$/,
  /^src\/features\/gallery\/(?:lightbox\/PictureLightbox|projects\/ProjectViewer)\.tsx$/,
];

/** Modules that the owner alone needs: kept on the phone that has asked for them, and on no other. */
const ADMIN = [
  /^src\/(?:pages\/admin|features\/admin)\//,
  /^src\/features\/error-log\/ErrorPanel\.tsx$/,
  /^src\/content\/texts\/groups\.ts$/,
];

const matches = (patterns: readonly RegExp[]) => (module: string) =>
  patterns.some((pattern) => pattern.test(module));

/** The script files of the build's three kinds of code; one that several need is in the first. */
function kindsOf(chunks: Chunks) {
  const entries = [...chunks.entries];
  const filesWhere = (isMeant: (module: string) => boolean): ReadonlySet<string> =>
    new Set(entries.filter(isMeant).flatMap((module) => [...filesOf(chunks, module)]));
  const isSecond = matches(SECOND_STAGE);
  const isAdmin = matches(ADMIN);
  return {
    first: filesWhere((entry) => !isSecond(entry) && !isAdmin(entry)),
    second: filesWhere(isSecond),
    admin: filesWhere(isAdmin),
  };
}

const isScript = (file: string) => file.endsWith('.js');

/** What no module asks for belongs to a worker of its own: the one that makes photographs small. */
const isWorkers = ({ importsOf }: Chunks, file: string) => isScript(file) && !importsOf.has(file);

/** Whether a file of the build is one that the worker is installed with. */
export function inFirstStage(chunks: Chunks, file: string): boolean {
  return !isScript(file) || isWorkers(chunks, file) || kindsOf(chunks).first.has(file);
}

/** Scripts that the worker fetches once it is active: for everybody, and for the owner. */
export function secondStageOf(
  chunks: Chunks,
  files: readonly string[],
): { readonly all: readonly string[]; readonly admin: readonly string[] } {
  const { second, admin } = kindsOf(chunks);
  const others = files.filter((file) => !inFirstStage(chunks, file));
  return {
    all: others.filter((file) => second.has(file) || !admin.has(file)),
    admin: others.filter((file) => admin.has(file) && !second.has(file)),
  };
}
