/** What the worker says first: its code is there, and it is at work. */
export const BEGUN = 'begun';
