import { readText } from '#lib/browser-page.ts';
import { type ComponentType, useEffect, useState } from 'react';

/** Key of the flag in local storage that shows the error panel. */
const ADMIN_MODE_KEY = 'admin-mode';

function isAdminMode(): boolean {
  return readText(ADMIN_MODE_KEY) === 'true';
}

/** Mounted once by the shell; fetches the panel only in a browser with the admin flag. */
export function ErrorPanelHost() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAdminMode()) return;
    void import('./ErrorPanel.tsx').then(({ ErrorPanel }) => setPanel(() => ErrorPanel));
  }, []);
  return Panel ? <Panel /> : null;
}
