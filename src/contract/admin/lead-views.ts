/**
 * Saved views of the inbox: unanswered, past the promised time, to follow up by today, visits this
 * week, and assigned to one owner.
 */
export const leadViews = ['new', 'late', 'due', 'visits', 'mine'] as const;

export type LeadView = (typeof leadViews)[number];

/** Header with the owner's name set on this device, percent-encoded: names do not go into URLs. */
export const OWNER_NAME_HEADER = 'office-name';

/** Leads of a view are counted up to this number; a higher figure says nothing more. */
export const MOST_COUNTED = 1000;
