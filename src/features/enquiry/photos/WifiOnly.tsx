import FormHelperText from '@mui/material/FormHelperText';
import { useSyncExternalStore } from 'react';
import { KeptChoice } from '#components/fields/KeptChoice.tsx';
import { wifiOnlyText } from '#content/wifi-only.ts';
import { savesData, subscribeLine } from '#outbox/photos/due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { chooseWifiOnly } from '#outbox/photos/wifi-only.ts';

/** Offers visitors who save data to upload photos on Wi-Fi only. */
export function WifiOnly({ photos }: { photos: readonly Photo[] }) {
  const isOffered = useSyncExternalStore(subscribeLine, savesData, () => false);
  const isChosen = photos.some(({ onWifiOnly }) => onWifiOnly === true);
  if (!isOffered && !isChosen) return null;
  return (
    <div>
      <KeptChoice label={wifiOnlyText.choice} isKept={isChosen} onKeep={chooseWifiOnly} />
      <FormHelperText>{wifiOnlyText.note}</FormHelperText>
    </div>
  );
}
