import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { newProgress, type FormProgress } from './form-progress.ts';

/**
 * The photographs of a form: whose they are, and the work on them that Send has to wait for. They lie
 * in the outbox's database; their code is loaded when there is one.
 */
export function usePhotos(
  progressRef: RefObject<FormProgress | null>,
  /** The request that is being corrected, if it is one. */
  corrected: string | null,
) {
  const [submissionId, setSubmissionId] = useState(corrected);
  const work = useRef<Promise<unknown>>(Promise.resolve());

  /** The submission that photographs are added to. */
  const begin = useCallback((): string => {
    progressRef.current ??= newProgress();
    const id = corrected ?? progressRef.current.submissionId;
    setSubmissionId(id);
    return id;
  }, [corrected, progressRef]);

  /** Send waits for this. */
  const track = useCallback((job: Promise<unknown>): void => {
    work.current = Promise.allSettled([work.current, job]);
  }, []);

  /** How many go along, once all that was picked is on the disk. */
  const settledCount = useCallback(async (): Promise<number> => {
    await work.current;
    if (submissionId === null) return 0;
    try {
      const { isMeant, photosOf } = await import('#outbox/photos/photos.ts');
      return (await photosOf(submissionId)).filter(isMeant).length;
    } catch {
      return 0;
    }
  }, [submissionId]);

  /** Forgets those that were added and not sent. */
  const forget = useCallback((): void => {
    if (submissionId !== null) void dropDrafts(submissionId);
  }, [submissionId]);

  /** Forgets them and shows none any more. */
  const drop = useCallback((): void => {
    setSubmissionId(corrected);
    forget();
  }, [corrected, forget]);

  useEffect(() => {
    // A correction that is closed without being saved leaves nothing behind.
    if (corrected === null) return undefined;
    return () => void dropDrafts(corrected);
  }, [corrected]);

  return useMemo(
    () => ({ submissionId, begin, track, settledCount, forget, drop, show: setSubmissionId }),
    [submissionId, begin, track, settledCount, forget, drop],
  );
}

async function dropDrafts(submissionId: string): Promise<void> {
  try {
    const { dropDraftPhotos } = await import('#outbox/photos/photos.ts');
    await dropDraftPhotos(submissionId);
  } catch {
    // What nobody sends is dropped in time.
  }
}
