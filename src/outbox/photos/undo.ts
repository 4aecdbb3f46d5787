/** How long a removed photograph is kept, in milliseconds: until removing can't be undone any more. */
export const UNDO_MS = 30_000;
