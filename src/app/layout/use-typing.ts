import { useEffect, useState } from 'react';

const isField = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [contenteditable]') ?? false;

/** Whether a field has the focus. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(isField(document.activeElement));
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return typing;
}
