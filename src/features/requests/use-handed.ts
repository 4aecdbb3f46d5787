import { useEffect, useState } from 'react';
import type { Submission } from '#outbox/core/record.ts';

/** What `make` has made of a request, again with each change of it; null until then. */
export function useHanded<Made>(
  row: Submission,
  make: (row: Submission) => Promise<Made | null>,
): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const result = await make(row);
      if (current) setMade(result);
    };
    void run();
    return () => {
      current = false;
    };
  }, [row, make]);
  return made;
}
