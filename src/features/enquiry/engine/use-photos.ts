import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { newProgress, type FormProgress } from './form-progress.ts';

/** What a form's photographs were when they were counted for Send. */
export type Counted = {
  /** Ids of those that go along. */
  readonly ids: ReadonlySet<string>;
  /** How often files had been turned away by then. */
  readonly turnedAway: number;
};

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
  /** The same at once, also for what was begun before. */
  const own = useRef(corrected);
  /** Picked, and waiting until the code that keeps them can be had. */
  const [held, setHeld] = useState<readonly File[]>([]);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const turnedAway = useRef(0);

  const show = useCallback((id: string | null): void => {
    own.current = id;
    setSubmissionId(id);
  }, []);

  const areBegun = useCallback(() => own.current !== null, []);

  /** The submission that photographs are added to. */
  const begin = useCallback((): string => {
    progressRef.current ??= newProgress();
    const id = corrected ?? progressRef.current.submissionId;
    show(id);
    return id;
  }, [corrected, progressRef, show]);

  /** Send waits for this; it says how many files do not go along. */
  const track = useCallback((job: Promise<number>): void => {
    const watch = async () => {
      underWay.current += 1;
      try {
        turnedAway.current += await job;
      } finally {
        underWay.current -= 1;
      }
    };
    work.current = Promise.allSettled([work.current, watch()]);
  }, []);

  /** Resolves when all that was picked is on the disk, what is picked meanwhile as well. */
  const settled = useCallback(async (): Promise<void> => {
    let last;
    do {
      last = work.current;
      await last;
    } while (last !== work.current);
  }, []);

  /** Those that are on the disk once they all are, or after `limitMs` milliseconds. */
  const counted = useCallback(
    async (limitMs?: number): Promise<Counted> => {
      const before = turnedAway.current;
      await (limitMs === undefined ? settled() : Promise.race([settled(), passed(limitMs)]));
      return { ids: await idsOf(own.current), turnedAway: before };
    },
    [settled],
  );

  /** Whether more has been picked since they were counted: that is not among what was sent. */
  const hasMore = useCallback(async ({ ids, turnedAway: before }: Counted): Promise<boolean> => {
    const now = await idsOf(own.current);
    const isOpen = underWay.current > 0 || turnedAway.current > before;
    return isOpen || [...now].some((id) => !ids.has(id));
  }, []);

  /** Forgets those that were added and not sent. */
  const forget = useCallback((): void => {
    if (own.current !== null) void dropDrafts(own.current);
  }, []);

  /** Forgets them and shows none any more. */
  const drop = useCallback((): void => {
    forget();
    show(corrected);
    setHeld([]);
  }, [corrected, forget, show]);

  useEffect(() => {
    // A correction that is closed without being saved changes nothing.
    if (corrected === null) return undefined;
    return () => void leaveAsBefore(corrected);
  }, [corrected]);

  return useMemo(
    () => ({
      submissionId,
      held,
      setHeld,
      areBegun,
      begin,
      track,
      counted,
      hasMore,
      forget,
      drop,
      show,
    }),
    [submissionId, held, areBegun, begin, track, counted, hasMore, forget, drop, show],
  );
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const loadPhotos = () => import('#outbox/photos/photos.ts');

async function idsOf(submissionId: string | null): Promise<ReadonlySet<string>> {
  if (submissionId === null) return new Set();
  try {
    const { isMeant, photosOf } = await loadPhotos();
    return new Set((await photosOf(submissionId)).filter(isMeant).map(({ id }) => id));
  } catch {
    return new Set();
  }
}

async function dropDrafts(submissionId: string): Promise<void> {
  try {
    await (await loadPhotos()).dropDraftPhotos(submissionId);
  } catch {
    // What nobody sends is dropped in time.
  }
}

async function leaveAsBefore(submissionId: string): Promise<void> {
  try {
    await (await loadPhotos()).undoCorrection(submissionId);
  } catch {
    // What was removed stays with its request, and nobody waits for it.
  }
}
