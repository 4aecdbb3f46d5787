import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { newProgress, type FormProgress } from './values.ts';

/** A form's photos as counted by Send. */
export type Counted = {
  /** Ids of those that are sent. */
  readonly ids: ReadonlySet<string>;
  /** Numbers (from 1) of those that were shown and are no longer on disk. */
  readonly missing: readonly number[];
  /** How many files had been rejected by then. */
  readonly rejected: number;
};

/**
 * The photos of a form: their submission, and the work on them that Send waits for. They are stored
 * in the outbox's database; the code is loaded with the first photo.
 */
export function usePhotos(
  progressRef: RefObject<FormProgress | null>,
  /** Id of the request that is being corrected, if any. */
  corrected: string | null,
) {
  const [submissionId, setSubmissionId] = useState(corrected);
  /** The current id, also for callbacks created earlier. */
  const currentId = useRef(corrected);
  /** Picked files that wait until the photo code can be loaded. */
  const [held, setHeld] = useState<readonly File[]>([]);
  /** Ids of the photos shown and not removed, in order. */
  const [shown, setShown] = useState<readonly string[]>([]);
  const shownRef = useRef(shown);
  const tasks = useRef<Promise<unknown>>(Promise.resolve());
  const running = useRef(0);
  const rejected = useRef(0);

  const show = useCallback((id: string | null): void => {
    currentId.current = id;
    setSubmissionId(id);
  }, []);

  const updateShown = useCallback((ids: readonly string[]): readonly string[] => {
    shownRef.current = ids;
    setShown(ids);
    return ids;
  }, []);

  /** Photos of a restored draft: shown before, whether or not they are still stored. */
  const restore = useCallback(
    ({ submissionId: id, photoIds, photoCount = 0 }: FormProgress): void => {
      // Releases before 0.2.0 stored only how many there were.
      updateShown(photoIds ?? Array.from({ length: photoCount }, (_, at) => `${UNKNOWN}${at}`));
      show(id);
    },
    [updateShown, show],
  );

  /** Records these as shown; returns all that have been shown. */
  const addShown = useCallback(
    (ids: readonly string[]): readonly string[] => {
      const isKnown = !shownRef.current.some((id) => id.startsWith(UNKNOWN));
      const before = isKnown ? shownRef.current : shownRef.current.slice(ids.length);
      const added = ids.filter((id) => !before.includes(id));
      return updateShown(isKnown ? [...before, ...added] : [...ids, ...before]);
    },
    [updateShown],
  );

  /** The visitor has removed these, or continues without them; returns the rest. */
  const removeShown = useCallback(
    (ids: readonly string[]): readonly string[] =>
      updateShown(shownRef.current.filter((id) => !ids.includes(id))),
    [updateShown],
  );

  const hasSession = useCallback(() => currentId.current !== null, []);

  /** Starts a session if needed; returns the submission that photos are added to. */
  const begin = useCallback((): string => {
    progressRef.current ??= newProgress();
    const id = corrected ?? progressRef.current.submissionId;
    show(id);
    return id;
  }, [corrected, progressRef, show]);

  /** Makes Send wait for a task; it resolves with how many files were rejected. */
  const track = useCallback((task: Promise<number>): void => {
    const watch = async () => {
      running.current += 1;
      try {
        rejected.current += await task;
      } finally {
        running.current -= 1;
      }
    };
    tasks.current = Promise.allSettled([tasks.current, watch()]);
  }, []);

  /** Resolves when everything picked is on disk, including what is picked in the meantime. */
  const settled = useCallback(async (): Promise<void> => {
    let last;
    do {
      last = tasks.current;
      await last;
    } while (last !== tasks.current);
  }, []);

  /** Counts the photos on disk once all are stored, or after `limitMs` milliseconds. */
  const counted = useCallback(
    async (limitMs?: number): Promise<Counted> => {
      const before = rejected.current;
      await (limitMs === undefined ? settled() : Promise.race([settled(), passed(limitMs)]));
      const ids = await idsOf(currentId.current);
      return { ids, missing: missingFrom(shownRef.current, ids), rejected: before };
    },
    [settled],
  );

  /** All photos as files: those on disk, and picked ones as they are; null if some are not there. */
  const files = useCallback(async (): Promise<readonly File[] | null> => {
    await settled();
    const isNone = shownRef.current.length === 0;
    const found = await filesOf(currentId.current).catch(() => (isNone ? [] : null));
    if (found === null || found.length < shownRef.current.length) return null;
    return [...found, ...held];
  }, [held, settled]);

  /** Whether more was picked after the count, which was therefore not sent. */
  const hasMore = useCallback(async ({ ids, rejected: before }: Counted): Promise<boolean> => {
    const now = await idsOf(currentId.current);
    const isOpen = running.current > 0 || rejected.current > before;
    return isOpen || [...now].some((id) => !ids.has(id));
  }, []);

  /** Deletes photos that were added but not sent. */
  const forget = useCallback((): void => {
    if (currentId.current !== null) void dropDrafts(currentId.current);
  }, []);

  /** Deletes them and shows none. */
  const drop = useCallback((): void => {
    forget();
    show(corrected);
    updateShown([]);
    setHeld([]);
  }, [corrected, forget, updateShown, show]);

  useEffect(() => {
    // A correction that is closed without saving changes nothing.
    if (corrected === null) return undefined;
    return () => void undoCorrection(corrected);
  }, [corrected]);

  return useMemo(
    () => ({
      submissionId,
      held,
      setHeld,
      hasSession,
      begin,
      track,
      counted,
      files,
      hasMore,
      forget,
      drop,
      shown,
      restore,
      addShown,
      removeShown,
    }),
    [
      submissionId,
      held,
      shown,
      hasSession,
      begin,
      track,
      counted,
      files,
      hasMore,
      forget,
      drop,
      restore,
      addShown,
      removeShown,
    ],
  );
}

/** Prefix of placeholder ids for photos of which only the number is known. */
const UNKNOWN = '?';

/** Numbers (from 1) of photos that were shown and are not stored any more. */
export function missingFrom(
  shown: readonly string[],
  there: ReadonlySet<string>,
): readonly number[] {
  return shown.flatMap((id, at) => (there.has(id) ? [] : [at + 1]));
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const loadPhotos = () => import('#outbox/photos/store.ts');

async function idsOf(submissionId: string | null): Promise<ReadonlySet<string>> {
  if (submissionId === null) return new Set();
  try {
    const { isMeant, photosOf } = await loadPhotos();
    return new Set((await photosOf(submissionId)).filter(isMeant).map(({ id }) => id));
  } catch {
    return new Set();
  }
}

/** Photos are compressed to this type when they are picked. */
const PHOTO_TYPE = 'image/jpeg';

async function filesOf(submissionId: string | null): Promise<readonly File[]> {
  if (submissionId === null) return [];
  const { bytesOf, isMeant, photosOf } = await loadPhotos();
  const photos = (await photosOf(submissionId)).filter(isMeant);
  const files = photos.map(async ({ id }, at) => {
    const bytes = await bytesOf(id);
    return bytes && new File([bytes], `photo-${at + 1}.jpg`, { type: PHOTO_TYPE });
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}

async function dropDrafts(submissionId: string): Promise<void> {
  try {
    await (await loadPhotos()).dropDraftPhotos(submissionId);
  } catch {
    // Unsent photos expire by themselves.
  }
}

async function undoCorrection(submissionId: string): Promise<void> {
  try {
    await (await loadPhotos()).undoCorrection(submissionId);
  } catch {
    // Removed photos stay with their request; nothing waits for them.
  }
}
