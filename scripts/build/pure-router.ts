import type { Plugin } from 'vite';

const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
const MAKING = /^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets the bundler see which of the router's components nothing uses: it names each in a statement
 * and makes it by a call, which keeps all of them in the bundle.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/react-router/dist/')
        ? { code: code.replace(NAMING, '').replace(MAKING, '$1/* @__PURE__ */ $2'), map: null }
        : null,
  };
}
