/**
 * `refused`: the photo was not taken back but rejected by the server, so it is not waited for
 * either. `origin`: the origin a photo was uploaded to, at which webhooks can fetch it; null for
 * those of earlier releases.
 */
export const photosRefused = `
ALTER TABLE photos_taken_back ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE photos ADD COLUMN origin TEXT;
`;
