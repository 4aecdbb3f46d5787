import { useEffect, useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { usePart } from '#components/use-part.ts';
import { useStore } from '#components/use-store.ts';
import { install } from '#content/install.ts';
import { installPrompt, justInstalled } from './install-prompt.ts';

const loadOffer = () => import('./InstallOffer.tsx').then(({ InstallOffer }) => InstallOffer);

/** How long after the page has loaded the offer is thought of, in milliseconds: never in its way. */
const AFTER_LOAD_MS = 2_500;
/** The same after a lead: the toast that thanks for it has gone by then. */
const AFTER_LEAD_MS = 6_000;

/**
 * Offers to keep the site on the home screen, at a good moment; its code is loaded only then, and
 * asked for again on another page (`pathname`) where it could not be had.
 */
export function InstallGate({ leadSent, pathname }: { leadSent: boolean; pathname: string }) {
  /** Null while there is no offer to be made. */
  const [isByHand, setByHand] = useState<boolean | null>(null);
  const prompt = useStore(installPrompt);
  useEffect(() => {
    let current = true;
    const decide = async () => {
      const { installsByHand, isGoodMoment } = await import('./install-decision.ts');
      if (!(await isGoodMoment(leadSent)) || !current) return;
      setByHand(installsByHand());
    };
    const wait = leadSent ? AFTER_LEAD_MS : AFTER_LOAD_MS;
    const timer = setTimeout(() => void decide().catch(() => undefined), wait);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [leadSent]);
  useEffect(
    () =>
      justInstalled.subscribe(() => {
        toast({ variant: 'success', title: install.installed }, 'corner');
      }),
    [],
  );
  const isOffered = isByHand === false ? prompt !== null : isByHand;
  const { Part: InstallOffer } = usePart(loadOffer, isOffered && pathname);
  if (!isOffered || !InstallOffer) return null;
  return <InstallOffer prompt={isByHand ? null : prompt} onDone={() => setByHand(null)} />;
}
