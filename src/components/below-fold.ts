/**
 * Marks the part of a page that no screen shows at first. Its style may come in a sheet of its own,
 * after the page's first paint.
 */
export const belowFold = { 'data-below-fold': '' } as const;
