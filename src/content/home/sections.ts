/** Headings of home sections whose lists live elsewhere. */
export const homeSections = {
  areas: {
    heading: 'Where we work',
    intro: 'From the GPO out to the last suburb before the mountains.',
    link: { label: 'All service areas', href: '/areas' },
  },
} as const;
