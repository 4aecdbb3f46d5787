import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { waitingWays } from '#content/waiting-ways.ts';
import { canShare, share } from '#lib/browser-page.ts';
import type { Submission } from '#outbox/core/record.ts';
import { noteHandedOver } from '#outbox/leads/actions.ts';
import { handedOver, mailLink, smsLink } from './hand-over.ts';
import { useHanded } from './use-handed.ts';

// Loaded with the first code that is shown.
const QrCode = lazy(() => import('#components/QrCode.tsx'));

const words = waitingWays.handOver;

/** Ways for a waiting request to leave with another app, or from the screen; each carries all of it. */
export function HandOver({ row }: { row: Submission }) {
  const handed = useHanded(row, handedOver);
  const [isCodeShown, setCodeShown] = useState(false);
  if (handed === null) return null;
  const { text, isTooLong, codes, files } = handed;
  const data: ShareData = { text, ...(files.length === 0 ? {} : { files: [...files] }) };
  // It may arrive from now on: a correction becomes a newer version.
  const note = () => void noteHandedOver(row.id);
  return (
    <div>
      <Typography variant="h4" component="h3">
        {words.heading}
      </Typography>
      <Typography>{words.text}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 1.5 }}>
        <Button variant="outlined" href={mailLink(words.subject(row.id), text)} onClick={note}>
          {words.mail}
        </Button>
        {isTooLong ? null : (
          <Button variant="outlined" href={smsLink(text)} onClick={note}>
            {words.messages}
          </Button>
        )}
        {canShare(data) ? (
          <Button
            type="button"
            variant="outlined"
            onClick={() => {
              note();
              void share(data);
            }}
          >
            {files.length === 0 ? words.share : words.shareWithPhotos(files.length)}
          </Button>
        ) : null}
        <Button
          type="button"
          variant="outlined"
          aria-expanded={isCodeShown}
          onClick={() => {
            note();
            setCodeShown(!isCodeShown);
          }}
        >
          {words.code}
        </Button>
      </Stack>
      {isTooLong ? <Typography>{words.tooLong}</Typography> : null}
      {isCodeShown ? (
        <Suspense fallback={null}>
          <Typography>{words.codeText}</Typography>
          <Stack spacing={2} sx={{ marginTop: 1.5 }}>
            {codes.map((code, at) => (
              <QrCode key={code} text={code} label={words.codeOf(at + 1, codes.length)} />
            ))}
          </Stack>
        </Suspense>
      ) : null}
    </div>
  );
}
