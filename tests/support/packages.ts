import { fileURLToPath } from 'node:url';

/** Where the packages are: a copy of the project may use those of a folder above it. */
export const [, packagesFolder = 'node_modules'] =
  /^(.*\/node_modules)\//.exec(fileURLToPath(import.meta.resolve('vitest'))) ?? [];
