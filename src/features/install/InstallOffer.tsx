import { ActionButton } from '#components/ActionButton.tsx';
import { OfferCard } from '#components/OfferCard.tsx';
import { install } from '#content/install.ts';
import { noteAnswered } from './install-memory.ts';
import { dropInstallPrompt, type InstallPrompt } from './install-prompt.ts';
import { IphoneSteps } from './IphoneSteps.tsx';

/** The offer itself: the browser's own prompt where it has one, else the steps on an iPhone. */
export default function InstallOffer({
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
          <ActionButton type="button" emphasis="line" onClick={answer}>
            {install.iphone.close}
          </ActionButton>
        }
      >
        <p>{install.text}</p>
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
          <ActionButton type="button" onClick={() => void add()}>
            {install.button}
          </ActionButton>
          <ActionButton type="button" emphasis="bare" onClick={answer}>
            {install.later}
          </ActionButton>
        </>
      }
    >
      <p>{install.text}</p>
    </OfferCard>
  );
}
