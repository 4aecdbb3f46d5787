import { useEffect, useState, type ComponentType } from 'react';
import { isAdminMode } from './admin-mode.ts';

/** Mounted once by the shell; fetches the panel only in a browser with the admin flag. */
export function ErrorPanelHost() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAdminMode()) return;
    void import('./ErrorPanel.tsx').then(({ ErrorPanel }) => setPanel(() => ErrorPanel));
  }, []);
  return Panel ? <Panel /> : null;
}
