import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const at = (relative: string) => fileURLToPath(new URL(relative, root));
/** DIST_DIR is what the server reads too. */
const dist = resolve(process.env['DIST_DIR'] ?? at('dist'));

/** Folders of the project and of its build. */
export const folders = {
  root: at('.'),
  client: join(dist, 'client'),
  /** The renderer, kept for what is published later. It imports no package. */
  ssr: join(dist, 'server'),
  meta: join(dist, 'meta'),
  hosting: join(dist, 'hosting'),
  entry: at('src/app/entry-client.tsx'),
  worker: at('src/app/worker/register.ts'),
  boot: at('src/app/boot/boot.ts'),
  public: at('public'),
} as const;

/** Scripts that a page contains before the boot script if `mark` is in its HTML. */
export const scriptsOfParts = [
  { mark: '<noscript data-step=', file: at('src/app/boot/first-step.ts') },
  { mark: '<template data-ratings=', file: at('src/app/boot/rating.ts') },
] as const;
