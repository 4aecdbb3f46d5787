import type { ReactNode } from 'react';
import { AddToHomeScreen } from '#features/install/AddToHomeScreen.tsx';
import { SentStatus, ThankYouStatus } from '#features/requests/LeadStatus.tsx';

const homeScreen = <AddToHomeScreen />;

/** How the lead that was just sent stands, on the confirmation page. */
export function Confirmation() {
  return <ThankYouStatus homeScreen={homeScreen} />;
}

/** The same below a form whose page stays where it is. */
export function ConfirmationHere({ id }: { id: string }): ReactNode {
  return <SentStatus id={id} homeScreen={homeScreen} />;
}
