import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useStore } from '#components/use-store.ts';
import { waitingWays } from '#content/waiting-ways.ts';
import { type as typeScale } from '#theme/tokens.ts';
import { installsByHand } from './install-decision.ts';
import { dropInstallPrompt, installPrompt } from './install-prompt.ts';
import { IphoneSteps } from './IphoneSteps.tsx';

const Way = styled('div')(({ theme }) => ({
  '& p': { marginBlock: theme.spacing(0.75), fontSize: typeScale.small },
}));

/** Offers the installation beside a request that waits; nothing where the browser can't install. */
export function AddToHomeScreen() {
  const { label, iphone, other } = waitingWays.homeScreen;
  const [isOpen, setOpen] = useState(false);
  const prompt = useStore(installPrompt);
  const isByHand = installsByHand();
  if (!isByHand && prompt === null) return null;
  const add = async () => {
    if (isByHand || prompt === null) {
      setOpen(!isOpen);
      return;
    }
    await prompt.prompt().catch(() => undefined);
    dropInstallPrompt();
  };
  return (
    <Way>
      <Button
        type="button"
        variant="outlined"
        aria-expanded={isByHand ? isOpen : undefined}
        onClick={() => void add()}
      >
        {label}
      </Button>
      <Typography>{isByHand ? iphone : other}</Typography>
      {isOpen ? <IphoneSteps /> : null}
    </Way>
  );
}
