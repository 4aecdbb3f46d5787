import { claims } from './claims.ts';
import { catalogueSeo } from './catalogue-seo.ts';
import { projects } from './projects.ts';

/** Texts of /projects; the projects themselves are in projects.ts. */
export const projectsPage = {
  seo: catalogueSeo['/projects'],
  title: 'Projects',
  h1: 'Before, and after',
  lead: `${projects.length} of our ${claims.majorProjects} major projects, chosen because each shows a different way for a building to fail. Drag the line across to see what was done.`,
  /** Said once on the site. */
  pictureNote:
    'The pictures on this site are drawings, not photographs: each shows one elevation twice, with the damage and without it.',
  filters: {
    label: 'Show projects by kind of work',
    /** Read out when the filter changes. */
    shown: (count: number, label: string): string =>
      `${count} ${count === 1 ? 'project' : 'projects'} shown: ${label}`,
  },
  viewer: {
    before: 'Before',
    after: 'After',
    showBefore: 'Show before',
    showAfter: 'Show after',
    previous: 'Previous project',
    next: 'Next project',
    close: 'Close viewer',
    thumbnails: 'Choose a project',
    compare: 'Compare before and after',
    compareHelp: 'Drag the handle, or use the left and right arrow keys.',
    /** Value text of the handle for screen readers; `percent` is the share that shows 'before'. */
    compareValue: (percent: number): string => `${percent}% before, ${100 - percent}% after`,
    open: 'Compare',
    /** Follows `open` for those who don't see which picture it lies on. */
    which: (title: string, location: string): string => `: ${title}, ${location}`,
    position: (index: number, count: number): string => `Project ${index} of ${count}`,
    serviceLink: (service: string): string => `How we do ${service.toLowerCase()}`,
  },
  callToAction: {
    heading: 'Does one of these look like your wall?',
    text: 'Tell us which project it resembles and where the building is. It is a good start to a conversation about cause and price.',
    button: 'Get Free Assessment',
    call: 'Call about my building',
  },
} as const;
