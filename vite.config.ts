import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { nearPublicHolidays } from './scripts/build/near-public-holidays.ts';
import { ownLogo } from './scripts/build/own-logo.ts';
import { compileHint } from './scripts/build/compile-hint.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { chunkFileName } from './scripts/build/file-names.ts';
import { noChunks, noteChunks } from './scripts/build/chunks.ts';
import { folders } from './scripts/build/paths.ts';
import { manifest } from './scripts/build/manifest.ts';
import { inFirstStage, PRECACHE_GLOBS, PRECACHE_IGNORES } from './scripts/build/precache.ts';
import { textGroupsAsData } from './scripts/build/text-groups.ts';
import { themeColour } from './scripts/build/theme-colour.ts';
import { withoutNeverDrawn } from './scripts/build/never-drawn.ts';
import { renderedModules } from './scripts/build/rendered.ts';
import { readyTheme } from './scripts/build/ready-theme.ts';
import { pureRouter } from './scripts/build/pure-router.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { prerenderSite } from './scripts/build/prerender.ts';

const apiPort = process.env['PORT'] ?? '4173';

const goober = fileURLToPath(new URL('src/components/toast/goober.ts', import.meta.url));
const chunks = noChunks();

/** How long plugins took says how busy the machine is, not what is wrong. */
const checks = { bundlerTimings: false } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: { goober } },
  // The renderer runs where packages for development alone are not installed, and writes what visitors get.
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
      }
    : {}),
  plugins: [
    react(),
    searchIndex(),
    nearPublicHolidays(),
    ownLogo(),
    renderedModules({ rendered: command === 'build' && !isSsrBuild }),
    themeColour(),
    withoutNeverDrawn(),
    pureRouter(),
    ...(isSsrBuild
      ? []
      : [
          textGroupsAsData(),
          readyTheme(),
          noteChunks(chunks),
          compileHint(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'service-worker.ts',
            outDir: folders.client,
            registerType: 'prompt',
            injectRegister: false,
            // The browser fetches them when it installs the app.
            includeManifestIcons: false,
            manifest,
            injectManifest: {
              // Registered as a classic script, which is what every browser's worker can be.
              rollupFormat: 'iife',
              globPatterns: PRECACHE_GLOBS,
              globIgnores: PRECACHE_IGNORES,
              manifestTransforms: [
                (entries) => ({ manifest: entries.filter(({ url }) => inFirstStage(chunks, url)) }),
              ],
              // Hashed names need no revision of their own.
              dontCacheBustURLsMatching: /^assets\//,
            },
            integration: {
              closeBundleOrder: 'post',
              beforeBuildServiceWorker: () => prerenderSite(chunks),
              configureCustomSWViteBuild: (options) => {
                options.logLevel = 'warn';
                options.build = {
                  ...options.build,
                  rollupOptions: { ...options.build?.rollupOptions, checks },
                };
              },
            },
            devOptions: { enabled: false },
          }),
        ]),
  ],

  build: isSsrBuild
    ? {
        outDir: folders.ssr,
        copyPublicDir: false,
        emptyOutDir: true,
        // Nobody waits for a part of the renderer.
        chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
        rolldownOptions: { checks, output: { codeSplitting: false } },
      }
    : {
        outDir: folders.client,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        // kB before compression; what is sent is held to its budget in tests/e2e/budgets.spec.ts.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          checks,
          input: ['index.html', folders.entry, folders.worker],
          preserveEntrySignatures: 'allow-extension',
          output: {
            chunkFileNames: chunkFileName,
            // Only what is meant: their own imports come along as they are.
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
}));
