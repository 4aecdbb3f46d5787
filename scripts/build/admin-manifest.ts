import type { ManifestOptions } from 'vite-plugin-pwa';
import { adminAppNames } from '../../src/content/admin/app.ts';
import { light } from '../../src/theme/tokens.ts';
import { icon } from './manifest.ts';

/** Where the owner's app begins and ends. */
const SCOPE = '/admin';

export const ADMIN_MANIFEST = 'admin/office.webmanifest';

/** The manifest of the owner's app, which installs next to the visitors'. */
export const adminManifest: Partial<ManifestOptions> = {
  id: SCOPE,
  ...adminAppNames,
  lang: 'en-AU',
  dir: 'ltr',
  start_url: `${SCOPE}?source=home-screen`,
  scope: SCOPE,
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: light.paper,
  theme_color: light.paper,
  categories: ['business', 'productivity'],
  icons: [
    icon('office-192', 192, 'any'),
    icon('office-512', 512, 'any'),
    icon('office-maskable-192', 192, 'maskable'),
    icon('office-maskable-512', 512, 'maskable'),
  ],
  shortcuts: [{ name: 'Leads', url: `${SCOPE}/leads`, icons: [icon('office-192', 192)] }],
  prefer_related_applications: false,
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};

/** What a page's head names of the visitors' app, and the owner's in its place. */
const IN_PLACE_OF: readonly (readonly [string, string])[] = [
  ['/manifest.webmanifest', `/${ADMIN_MANIFEST}`],
  ['/icons/favicon.svg', '/icons/office.svg'],
  ['/icons/favicon-32.png', '/icons/office-32.png'],
  ['/icons/apple-touch-icon.png', '/icons/office-touch-180.png'],
];

/** The template of a page with the owner's app in place of the visitors'. */
export function adminTemplate(template: string): string {
  return IN_PLACE_OF.reduce((page, [from, to]) => {
    if (page.split(from).length !== 2)
      throw new Error(`The HTML template must contain ${from} exactly once.`);
    return page.replace(from, to);
  }, template);
}
