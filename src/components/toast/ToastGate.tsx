import { useEffect, useState } from 'react';
import { usePart } from '../use-part.ts';
import { onToastWanted } from './toasts.ts';

const loadHost = () => import('./ToastHost.tsx').then(({ ToastHost }) => ToastHost);

/**
 * Mounts the toast host with the first toast, so that pages without one never load it. Where it can't
 * be had the page stays, and the next toast asks for it again.
 */
export function ToastGate({ dismissLabel }: { dismissLabel: string }) {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onToastWanted(() => setWanted((before) => before + 1)), []);
  const { Part: ToastHost } = usePart(loadHost, wanted);
  return ToastHost ? <ToastHost dismissLabel={dismissLabel} /> : null;
}
