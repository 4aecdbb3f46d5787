/** Before the key of a form's draft. */
export const DRAFT_PREFIX = 'draft:';

/** Of the person of the last lead. */
export const PERSON_KEY = 'remembered-person';
