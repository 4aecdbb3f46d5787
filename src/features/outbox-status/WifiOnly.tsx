import { useSyncExternalStore } from 'react';
import { KeptChoice } from '#components/fields/KeptChoice.tsx';
import { wifiOnlyText } from '#content/wifi-only.ts';
import { savesData, subscribeLine } from '#outbox/photos/due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { sendOnWifiOnly } from './photo-actions.ts';

/** Offers whoever saves data to have photographs wait for Wi-Fi, and lets them go after all. */
export function WifiOnly({ photos }: { photos: readonly Photo[] }) {
  const isOffered = useSyncExternalStore(subscribeLine, savesData, () => false);
  const isChosen = photos.some(({ onWifiOnly }) => onWifiOnly === true);
  if (!isOffered && !isChosen) return null;
  return (
    <div data-no-print>
      <KeptChoice label={wifiOnlyText.choice} isKept={isChosen} onKeep={sendOnWifiOnly} />
    </div>
  );
}
