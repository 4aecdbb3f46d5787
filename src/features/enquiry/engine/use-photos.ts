import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { newProgress, type FormProgress } from './form-progress.ts';

/** What a form's photographs were when they were counted for Send. */
export type Counted = {
  /** Ids of those that go along. */
  readonly ids: ReadonlySet<string>;
  /** Numbers (from 1) of those that were shown and are not on the disk any more. */
  readonly missing: readonly number[];
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
  /** Ids of those that have been shown and not been taken back, in their order. */
  const [shown, setShown] = useState<readonly string[]>([]);
  const shownRef = useRef(shown);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const turnedAway = useRef(0);

  const show = useCallback((id: string | null): void => {
    own.current = id;
    setSubmissionId(id);
  }, []);

  const setShownNow = useCallback((ids: readonly string[]): readonly string[] => {
    shownRef.current = ids;
    setShown(ids);
    return ids;
  }, []);

  /** Those of a draft that is brought back: shown before, whether or not they are still there. */
  const bringBack = useCallback(
    ({ submissionId: id, photoIds, photoCount = 0 }: FormProgress): void => {
      // Releases before 0.2.0 noted only how many there were.
      setShownNow(photoIds ?? Array.from({ length: photoCount }, (_, at) => `${UNKNOWN}${at}`));
      show(id);
    },
    [setShownNow, show],
  );

  /** Notes that these are there; gives what has been shown by now. */
  const noteShown = useCallback(
    (ids: readonly string[]): readonly string[] => {
      const isKnown = !shownRef.current.some((id) => id.startsWith(UNKNOWN));
      const before = isKnown ? shownRef.current : shownRef.current.slice(ids.length);
      const added = ids.filter((id) => !before.includes(id));
      return setShownNow(isKnown ? [...before, ...added] : [...ids, ...before]);
    },
    [setShownNow],
  );

  /** The visitor has taken these back, or goes on without them; gives those that are left. */
  const noteTakenBack = useCallback(
    (ids: readonly string[]): readonly string[] =>
      setShownNow(shownRef.current.filter((id) => !ids.includes(id))),
    [setShownNow],
  );

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
      const ids = await idsOf(own.current);
      return { ids, missing: missingFrom(shownRef.current, ids), turnedAway: before };
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
    setShownNow([]);
    setHeld([]);
  }, [corrected, forget, setShownNow, show]);

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
      shown,
      bringBack,
      noteShown,
      noteTakenBack,
    }),
    [
      submissionId,
      held,
      shown,
      areBegun,
      begin,
      track,
      counted,
      hasMore,
      forget,
      drop,
      bringBack,
      noteShown,
      noteTakenBack,
    ],
  );
}

/** Before the place of one of which only the number is known. */
const UNKNOWN = '?';

/** Numbers (from 1) of those that were shown and are not there. */
export function missingFrom(
  shown: readonly string[],
  there: ReadonlySet<string>,
): readonly number[] {
  return shown.flatMap((id, at) => (there.has(id) ? [] : [at + 1]));
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
