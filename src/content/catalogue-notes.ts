/** Margin notes and small headings that the pages of one family share. */
export const serviceNotes = {
  measures: 'Figures to remember',
  offers: 'What we do',
  job: 'A job of this kind',
  jobLink: {
    label: 'See it before and after',
    href: (id: string): string => `/projects?project=${id}`,
  },
  lesson: 'The trade, explained',
  benefits: 'How we work',
  services: 'Often done together',
  areas: 'Where it comes up',
} as const;

export const areaNotes = {
  stats: 'In figures',
  local: 'The ground and the walls',
  services: 'What we do here',
  serviceLink: (service: string): string => `More on ${service.toLowerCase()}`,
  projects: 'On site',
  related: 'Often needed here',
  otherAreas: 'Other areas',
} as const;

export const emergencyNotes = {
  call: 'Emergency line, day and night',
  topic: 'a repair that cannot wait',
} as const;

export const searchNotes = {
  noScript:
    'Searching needs JavaScript, which is off in this browser. The lists on this page and the sitemap lead to every service and area.',
} as const;
