import { useEffect, useEffectEvent } from 'react';

/** Calls back with files that are dropped on a form, or pasted while the focus is in it. */
export function useFilesInto(formId: string, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0 || holdsText(transfer)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    form.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    form.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    // Otherwise the browser would open the file in place of the page.
    form.addEventListener('dragover', (event) => allowFiles(event), { signal });
    return () => stop.abort();
  }, [formId]);
}

/**
 * Whether text was copied: a word processor adds a picture of it. A file name alone does not count.
 */
function holdsText(transfer: DataTransfer | null): boolean {
  const types = transfer?.types ?? [];
  const isRich = types.includes('text/html') || types.includes('text/rtf');
  return isRich && types.includes('text/plain');
}

function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
