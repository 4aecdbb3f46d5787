/**
 * `refused`: the photograph was not taken back, but turned down here, so that it is not waited for
 * either. `origin`: where a photograph was sent to, under which a webhook finds it; null for those of
 * earlier releases.
 */
export const photosRefused = `
ALTER TABLE photos_taken_back ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE photos ADD COLUMN origin TEXT;
`;
