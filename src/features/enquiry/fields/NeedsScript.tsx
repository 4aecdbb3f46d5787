import type { ReactNode } from 'react';
import { NoScriptNotice } from './FormCard.tsx';

/** A form; without script the phone and the e-mail in its place. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="needs-script">{children}</div>
      <NoScriptNotice />
    </>
  );
}
