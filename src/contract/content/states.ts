/** States and territories of Australia, by their postal abbreviations. */
export const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;

export type AustralianState = (typeof states)[number];
