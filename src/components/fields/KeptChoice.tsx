import { useState } from 'react';
import { Choice } from './Choice.tsx';

/**
 * A checkbox whose answer lies in the phone's storage: it shows at once what was pressed, and what is
 * kept as soon as that is done.
 */
export function KeptChoice({
  label,
  isKept,
  onKeep,
}: {
  label: string;
  isKept: boolean;
  /** Keeps the answer; the old one is shown again when it rejects. */
  onKeep: (answer: boolean) => Promise<void>;
}) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  // It has been kept: from now on what is kept is shown, whoever changes it.
  if (pressed === isKept) setPressed(null);
  const press = (answer: boolean) => {
    setPressed(answer);
    onKeep(answer).catch(() => setPressed(null));
  };
  return (
    <Choice
      type="checkbox"
      label={label}
      checked={pressed ?? isKept}
      onChange={({ target }) => press(target.checked)}
    />
  );
}
