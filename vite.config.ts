import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { withoutDescriptions } from './scripts/build/descriptions.ts';
import { folders } from './scripts/build/paths.ts';
import { manifest } from './scripts/build/manifest.ts';
import { PRECACHE_GLOBS, PRECACHE_IGNORES } from './scripts/build/precache.ts';
import { startChunk } from './scripts/build/start-chunk.ts';
import { prerenderSite } from './scripts/build/prerender.ts';

const apiPort = process.env['PORT'] ?? '4173';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [withoutDescriptions()]),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'service-worker.ts',
            outDir: folders.client,
            registerType: 'prompt',
            injectRegister: false,
            manifest,
            injectManifest: {
              globPatterns: PRECACHE_GLOBS,
              globIgnores: PRECACHE_IGNORES,
              // Hashed names need no revision of their own.
              dontCacheBustURLsMatching: /^assets\//,
            },
            integration: { closeBundleOrder: 'post', beforeBuildServiceWorker: prerenderSite },
            devOptions: { enabled: false },
          }),
        ]),
  ],

  build: isSsrBuild
    ? { outDir: folders.ssr, copyPublicDir: false, emptyOutDir: true }
    : {
        outDir: folders.client,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: startChunk(folders.entry) }] } },
        },
      },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
}));
