import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RouterLink } from '#components/RouterLink.tsx';
import { business } from '#content/business.ts';
import { requests } from '#content/requests.ts';
import { thankYou } from '#content/thank-you.ts';
import { sizes } from '#theme/tokens.ts';
import { SetAsideNote } from './SetAsideNote.tsx';
import { refreshOutbox } from './outbox-store.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: sizes.measure,
}));

/** What stands in the place of the list when there is none: nothing sent, no storage, not readable. */
export function NothingListed({ reason }: { reason: 'empty' | 'unavailable' | 'failed' }) {
  if (reason === 'failed') {
    return (
      <Block role="status">
        <Typography>{requests.loadFailed}</Typography>
        <Button type="button" variant="outlined" onClick={() => void refreshOutbox()}>
          {requests.buttons.readAgain}
        </Button>
      </Block>
    );
  }
  const { title, text } = requests[reason];
  return (
    <Block role="status">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {reason === 'empty' ? (
        <>
          <SetAsideNote />
          <Button component={RouterLink} to={requests.empty.link.href}>
            {requests.empty.link.label}
          </Button>
        </>
      ) : (
        <Button href={business.phone.href}>{thankYou.call}</Button>
      )}
    </Block>
  );
}
