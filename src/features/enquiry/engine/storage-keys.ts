/** Prefix of draft keys. */
export const DRAFT_PREFIX = 'draft:';

/** Key of the remembered person. */
export const PERSON_KEY = 'remembered-person';
