import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '#components/toast/toasts.ts';
import { install } from '#content/install.ts';
import { installPrompt, justInstalled, subscribeInstall } from './install-prompt.ts';

const InstallOffer = lazy(() => import('./InstallOffer.tsx'));

/** How long after the page has loaded the offer is thought of, in milliseconds: never in its way. */
const AFTER_LOAD_MS = 2_500;
/** The same after a lead: the toast that thanks for it has gone by then. */
const AFTER_LEAD_MS = 6_000;

type Decision = 'wait' | 'prompt' | 'by-hand';

/** Offers to keep the site on the home screen, at a good moment; its code is loaded only then. */
export function InstallGate({ leadSent }: { leadSent: boolean }) {
  const [decision, setDecision] = useState<Decision>('wait');
  const prompt = useSyncExternalStore(subscribeInstall, installPrompt, () => null);
  useEffect(() => {
    let current = true;
    const decide = async () => {
      const { installsByHand, isGoodMoment } = await import('./install-decision.ts');
      if (!(await isGoodMoment(leadSent)) || !current) return;
      setDecision(installsByHand() ? 'by-hand' : 'prompt');
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
      subscribeInstall(() => {
        if (justInstalled()) toast({ variant: 'success', title: install.installed }, 'corner');
      }),
    [],
  );
  if (decision === 'wait' || (decision === 'prompt' && prompt === null)) return null;
  return (
    <Suspense fallback={null}>
      <InstallOffer
        prompt={decision === 'prompt' ? prompt : null}
        onDone={() => setDecision('wait')}
      />
    </Suspense>
  );
}
