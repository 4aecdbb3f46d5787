/** How many of the pictures are drawings and how many photographs, written by the pictures script. */
export const pictureCounts = { drawings: 61, photographs: 0 } as const;
