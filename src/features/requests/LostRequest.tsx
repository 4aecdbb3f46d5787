import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OfferCard } from '#components/OfferCard.tsx';
import { RouterLink } from '#components/PageLink.tsx';
import { lostRequests, lostWords } from '#content/lost-requests.ts';
import type { Lost } from '#outbox/core/lost-store.ts';
import { forgetLost } from '#outbox/page/lost.ts';

/** Says that the browser has erased a waiting request, until the visitor has read it. */
export function LostRequest({ lost }: { lost: Lost }) {
  const { title, text } = lostWords(lost);
  const { landmark, again, call, understood } = lostRequests;
  return (
    <OfferCard
      label={landmark}
      title={title}
      actions={
        <>
          {lost.receipt === null ? (
            <>
              <Button component={RouterLink} to={again.href}>
                {again.label}
              </Button>
              <Button href={call.href} variant="outlined">
                {call.label}
              </Button>
            </>
          ) : null}
          <Button type="button" variant="text" onClick={() => void forgetLost(lost.id)}>
            {understood}
          </Button>
        </>
      }
    >
      <Typography variant="inherit">{text}</Typography>
    </OfferCard>
  );
}
