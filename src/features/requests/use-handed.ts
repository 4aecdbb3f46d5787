import { useEffect, useState } from 'react';
import type { Submission } from '#outbox/core/record.ts';
import type { HandedRequest } from './hand-over.ts';

/**
 * What `make` has made of a request, again when it is corrected; null until then. Not with each of its
 * other changes: every attempt of the queue is one, for each of the requests that wait.
 */
export function useHanded<Made>(
  { id, envelope, leadKey }: Submission,
  make: (request: HandedRequest) => Promise<Made | null>,
): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const result = await make({ id, envelope, leadKey });
      if (current) setMade(result);
    };
    void run();
    return () => {
      current = false;
    };
  }, [id, envelope, leadKey, make]);
  return made;
}
