import { readText } from '#lib/browser-page.ts';

/** Local flag behind which the error panel stands. */
export const ADMIN_MODE_KEY = 'admin-mode';

/** Whether this browser is the owner's, by its own flag. */
export function isAdminMode(): boolean {
  return readText(ADMIN_MODE_KEY) === 'true';
}
