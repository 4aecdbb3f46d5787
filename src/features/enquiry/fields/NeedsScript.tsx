import type { ReactNode } from 'react';
import { NoScriptNotice } from './FormCard.tsx';

/** A form, or the phone and the e-mail in its place where no script runs. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="needs-script">{children}</div>
      <NoScriptNotice />
    </>
  );
}
