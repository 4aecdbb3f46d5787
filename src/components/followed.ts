/**
 * What a link leaves in the history entry that it leads to. A link to where one is already replaces the
 * entry, as what only notes something in the address does: by this they are told apart.
 */
export const FOLLOWED = true;
