/**
 * Lists that an owner looks at by themselves: what nobody has answered, what is past its promised time,
 * what is to be followed up by today, the visits of this week, and what one of them has in hand.
 */
export const leadViews = ['new', 'late', 'due', 'visits', 'mine'] as const;

export type LeadView = (typeof leadViews)[number];

/** Header that says who looks, percent-encoded: names stand in no address. */
export const OWNER_NAME_HEADER = 'office-name';

/** Leads of a view are counted so far: beyond it the figure says nothing more. */
export const MOST_COUNTED = 1000;
