/** Whether a device gets the morning summary and alerts; null until set. */
export const devicePreferences = `
ALTER TABLE devices ADD COLUMN summary INTEGER;
ALTER TABLE devices ADD COLUMN alerts INTEGER;
`;
