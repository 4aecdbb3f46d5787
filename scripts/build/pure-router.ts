import type { Plugin } from 'vite';

const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
const MAKING = /^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm;

/** The router's code without the names of its components, and with its calls marked as pure. */
export const unnamed = (code: string) =>
  code.replace(NAMING, '').replace(MAKING, '$1/* @__PURE__ */ $2');

/**
 * Lets the bundler see which of the router's components nothing uses: it names each in a statement
 * and makes it by a call, which keeps all of them in the bundle. Saves 6.4 KB of a first visit.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/react-router/dist/') ? { code: unnamed(code), map: null } : null,
  };
}
