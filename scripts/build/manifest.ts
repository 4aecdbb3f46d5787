import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../../src/content/business.ts';
import { dark, light } from '../../src/theme/tokens.ts';

const icon = (name: string, size: number, purpose?: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** The web app manifest (W3C Web Application Manifest). */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: business.name,
  short_name: 'Ashlar',
  description: business.description,
  lang: 'en-AU',
  dir: 'ltr',
  start_url: '/?source=home-screen',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: light.paper,
  theme_color: dark.paper,
  categories: ['business', 'lifestyle', 'utilities'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Get a quote', url: '/quote', icons: [icon('shortcut-quote-96', 96)] },
    { name: 'Call', url: '/contact#call', icons: [icon('shortcut-call-96', 96)] },
    { name: 'Emergency', url: '/emergency', icons: [icon('shortcut-emergency-96', 96)] },
    { name: 'My requests', url: '/requests', icons: [icon('shortcut-requests-96', 96)] },
  ],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
