import Button from '@mui/material/Button';
import { useStore } from '#components/use-store.ts';
import { capsuleWords } from '#content/admin/capsules.ts';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText, ScreenStack } from '../shared/elements.tsx';
import { useSession } from '../session/session.ts';
import { dropMessage, messagesStore, waits } from './messages.ts';

const { waiting, refused, who } = capsuleWords;

/** Messages with leads that the server has not confirmed: those that wait, and those it refused. */
export function WaitingMessages() {
  const rows = useStore(messagesStore);
  const isSignedIn = useSession() === 'signed_in';
  if (rows.length === 0) return null;
  const kept = rows.filter(waits);
  return (
    <ScreenStack sx={{ gap: 2, pb: 3 }}>
      {kept.length === 0 ? null : (
        <Notice tone="waiting" role="status" title={waiting.title(kept.length)}>
          <CardText>{isSignedIn ? waiting.text : waiting.signedOut}</CardText>
          <CardText>{kept.map((row) => who(row.who)).join(', ')}</CardText>
        </Notice>
      )}
      {rows.map(({ id, refusedFor, who: name }) =>
        refusedFor === undefined ? null : (
          <Notice key={id} tone="wrong" role="alert" title={refused.title(who(name))}>
            <CardText>{apiErrorTexts[refusedFor]}</CardText>
            <Button type="button" variant="outlined" onClick={() => void dropMessage(id)}>
              {refused.drop}
            </Button>
          </Notice>
        ),
      )}
    </ScreenStack>
  );
}
