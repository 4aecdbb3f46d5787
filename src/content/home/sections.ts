/** Headings of home sections whose lists live elsewhere. */
export const homeSections = {
  areas: {
    heading: 'Where we work',
    intro: 'From the GPO out to the last suburb before the mountains.',
    link: { label: 'All service areas', href: '/areas' },
  },
  gallery: {
    heading: 'From the scaffold',
    intro: 'Details of the kind we mend every week.',
    previous: 'Earlier pictures',
    next: 'Later pictures',
    open: (caption: string) => `Enlarge: ${caption}`,
    link: { label: 'Projects, before and after', href: '/projects' },
  },
} as const;
