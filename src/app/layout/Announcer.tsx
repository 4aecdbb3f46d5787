import { useSyncExternalStore } from 'react';
import { announcement, subscribeAnnouncements } from '#components/announce.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

/** The page's one polite live region. */
export function Announcer() {
  const text = useSyncExternalStore(subscribeAnnouncements, announcement, () => '');
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
