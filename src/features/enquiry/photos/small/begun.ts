/** The worker's first message: its code is loaded and it has started. */
export const BEGUN = 'begun';
