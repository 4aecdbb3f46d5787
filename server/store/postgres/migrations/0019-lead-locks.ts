/**
 * Hash of the key a lead was sent with: only its holder may add photos to the lead. Null for leads
 * of earlier releases.
 */
export const leadLocks = `
ALTER TABLE leads ADD COLUMN lock TEXT;
`;
