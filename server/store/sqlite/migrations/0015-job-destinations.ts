/** The destination that got a job last: once another takes its place, what that one failed goes on. */
export const jobDestinations = `
ALTER TABLE jobs ADD COLUMN last_tried TEXT;
`;
