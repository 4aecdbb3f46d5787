import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { appNames } from '../../src/content/app-names.ts';
import { light } from '../../src/theme/tokens.ts';
import { folders } from './paths.ts';

export const icon = (name: string, size: number, purpose?: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** Form factor by the first word of a screenshot's name, and what the picture shows. */
const FORM_FACTORS = {
  phone: { form_factor: 'narrow', platform: 'on a phone' },
  desktop: { form_factor: 'wide', platform: 'on a wide screen' },
} as const;

const SCREENSHOT = /^(phone|desktop)-(.+)\.png$/;

/** Folder of the screenshots, below what is served as it is. */
export const SCREENSHOTS = 'screenshots';

/**
 * The screenshots below a folder of files served as they are, such as `screenshots/phone-home.png`,
 * with their sizes as they really are. None when there are none.
 */
export async function screenshotsIn(served: string): Promise<ManifestOptions['screenshots']> {
  const folder = join(served, SCREENSHOTS);
  const names = await readdir(folder).catch(() => []);
  const shots = names.toSorted().map((name) => SCREENSHOT.exec(name));
  return Promise.all(shots.filter((match) => match !== null).map((match) => entry(folder, match)));
}

async function entry(folder: string, [name, device, screen]: RegExpExecArray) {
  // Loaded only where there is a picture to measure.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(join(folder, name)).metadata();
  const { form_factor, platform } = FORM_FACTORS[device === 'phone' ? 'phone' : 'desktop'];
  return {
    src: `/${SCREENSHOTS}/${name}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor,
    label: `${capitalised((screen ?? '').replaceAll('-', ' '))} ${platform}`,
  };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The web app manifest (W3C Web Application Manifest). */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  ...appNames,
  lang: 'en-AU',
  dir: 'ltr',
  start_url: '/?source=home-screen',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: light.paper,
  // As the page's own colour, so that the bar does not change when the page is shown.
  theme_color: light.paper,
  categories: ['business', 'lifestyle', 'utilities'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    {
      name: 'Get a quote',
      short_name: 'Quote',
      url: '/quote',
      icons: [icon('shortcut-quote-96', 96)],
    },
    { name: 'Call', url: '/contact#call', icons: [icon('shortcut-call-96', 96)] },
    { name: 'Emergency', url: '/emergency', icons: [icon('shortcut-emergency-96', 96)] },
    { name: 'My requests', url: '/requests', icons: [icon('shortcut-requests-96', 96)] },
  ],
  screenshots: await screenshotsIn(folders.public),
  prefer_related_applications: false,
  // A second launch, from a shortcut too, goes on in the window that is there.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
