/**
 * SHA-256 in hex of the key with which the sender of a photo can take it back; null for those of
 * earlier releases.
 */
export const photoLocks = `
alter table photos add column lock text;
`;
