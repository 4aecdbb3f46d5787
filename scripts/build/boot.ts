import { build } from 'vite';
import type { BootSettings } from '../../src/app/boot/settings.ts';
import { folders } from './paths.ts';

/** The boot script, bundled to one piece that can stand in a page. */
export async function bootScript(settings: BootSettings): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: folders.root,
    define: { BOOT_SETTINGS: JSON.stringify(settings) },
    build: {
      write: false,
      // Smaller than Vite's own, by a fifteenth: it stands in every page.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      modulePreload: false,
      lib: { entry: folders.boot, formats: ['iife'], name: 'boot' },
      // A slow machine is no fault of the build, which fails where it warns.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}
