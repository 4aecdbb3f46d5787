/**
 * React DOM is CommonJS, which runs with the first module that imports it. This one is in the same
 * file of the build (scripts/build/chunk-groups.ts), so it runs in a task of its own.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
