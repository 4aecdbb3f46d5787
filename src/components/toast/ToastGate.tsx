import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toasts.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** Mounts the toast host with the first toast, so that pages without one never load it. */
export function ToastGate({ dismissLabel }: { dismissLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost dismissLabel={dismissLabel} />
    </Suspense>
  );
}
