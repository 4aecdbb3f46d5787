import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OfferCard } from '#components/OfferCard.tsx';
import { install } from '#content/install.ts';
import { noteAnswered } from './install-memory.ts';
import { dropInstallPrompt, type InstallPrompt } from './install-prompt.ts';
import { IphoneSteps } from './IphoneSteps.tsx';

/** The offer itself: the browser's own prompt where it has one, else the steps on an iPhone. */
export function InstallOffer({
  prompt,
  onDone,
}: {
  prompt: InstallPrompt | null;
  onDone: () => void;
}) {
  const answer = () => {
    noteAnswered();
    onDone();
  };
  if (prompt === null) {
    return (
      <OfferCard
        label={install.landmark}
        title={install.iphone.title}
        actions={
          <Button type="button" variant="outlined" onClick={answer}>
            {install.iphone.close}
          </Button>
        }
      >
        <Typography variant="inherit">{install.text}</Typography>
        <IphoneSteps />
      </OfferCard>
    );
  }
  const add = async () => {
    answer();
    await prompt.prompt().catch(() => undefined);
    dropInstallPrompt();
  };
  return (
    <OfferCard
      label={install.landmark}
      title={install.title}
      actions={
        <>
          <Button type="button" onClick={() => void add()}>
            {install.button}
          </Button>
          <Button type="button" variant="text" onClick={answer}>
            {install.later}
          </Button>
        </>
      }
    >
      <Typography variant="inherit">{install.text}</Typography>
    </OfferCard>
  );
}
