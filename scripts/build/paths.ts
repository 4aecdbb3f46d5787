import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const at = (relative: string) => fileURLToPath(new URL(relative, root));

/** Folders of the project and of its build. */
export const folders = {
  root: at('.'),
  client: at('dist/client'),
  ssr: at('dist/ssr'),
  meta: at('dist/meta'),
  hosting: at('dist/hosting'),
  boot: at('src/app/boot.js'),
  public: at('public'),
} as const;
