/**
 * Has React DOM, a CommonJS module, run with its own file: it would run with the first module that imports it, in
 * one long task.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
