import { adminAppNames } from '#content/admin/app.ts';
import { appNames } from '#content/app-names.ts';
import { iconUrl, logo } from '#content/logo.ts';
import { isOwnFirm } from '#content/own-statements.ts';

/** As the template has it: a browser that knows it would show it before any other. */
const DRAWN_ICON = '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />';

/** The HTML template with the icons of the logo that was published in place of the build's. */
export function templateWithIcons(template: string): string {
  if (logo === null) return template;
  return template
    .replace(DRAWN_ICON, '')
    .replaceAll(/\/icons\/(favicon-32|apple-touch-icon)\.png/g, (_path, name: string) =>
      iconUrl(name),
    );
}

/**
 * The visitors' manifest of the build with what was published over it. The build's screenshots show its
 * own firm.
 */
export function manifestOver(built: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { icons } = built;
  const named = {
    ...built,
    ...appNames,
    ...(Array.isArray(icons) && { icons: icons.map(iconOver) }),
  };
  if (!isOwnFirm || !('screenshots' in named)) return named;
  const { screenshots: _samples, ...rest } = named;
  return rest;
}

/** The manifest of the office's app, with its own icons. */
export const officeManifestOver = (
  built: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({ ...built, ...adminAppNames });

function iconOver(icon: unknown): unknown {
  if (typeof icon !== 'object' || icon === null || !('src' in icon)) return icon;
  const src = String(icon.src).replace(/^\/icons\/(.+)\.png$/, (_path, name: string) =>
    iconUrl(name),
  );
  return { ...icon, src };
}
