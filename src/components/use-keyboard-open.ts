import { useEffect, useState } from 'react';

/** An on-screen keyboard takes more than this of the height, in px; the browser's own bars take less. */
const KEYBOARD_PX = 150;

function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea'))
  );
}

/** Whether an on-screen keyboard is open, by the visual viewport (CSSOM View). */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    let tallest = { width: 0, height: 0 };
    const look = () => {
      const width = Math.round(viewport.width * viewport.scale);
      const height = viewport.height * viewport.scale;
      // Start over when the phone is turned.
      if (width !== tallest.width) tallest = { width, height };
      tallest = { width, height: Math.max(tallest.height, height) };
      setOpen(isTyping() && tallest.height - height > KEYBOARD_PX);
    };
    look();
    viewport.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      viewport.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return open;
}
