/** Whether a device is told the morning's summary and of what goes wrong; null where nobody has said. */
export const deviceWishes = `
ALTER TABLE devices ADD COLUMN summary INTEGER;
ALTER TABLE devices ADD COLUMN alerts INTEGER;
`;
