import { claims, figures } from '../claims.ts';
import { isClaimed } from '../own-claims.ts';
import { pictureCounts } from '../pictures/counts.ts';
import { projects } from './index.ts';

/** What is said of the pictures' making; nothing where all are photographs. */
export function pictureNote(counts: { drawings: number; photographs: number }): string | null {
  if (counts.drawings === 0) return null;
  return counts.photographs === 0
    ? 'The pictures on this site are drawings, not photographs: each shows one elevation twice, with the damage and without it.'
    : 'Some of the pictures on this site are drawings, not photographs.';
}

/** Projects that are published without a build have photographs. */
const published = projects.filter((project) => project.pictures);

/** A firm with photographs alone needs no note on drawings. */
const hasOnlyPublished = published.length === projects.length;

/** Of a firm that has published none. */
const NONE_YET =
  'The first of our finished jobs will be here soon. Until then we gladly name owners of buildings that you can look at.';

/** How many of all major projects these are, where the firm says how many there were. */
function leadOf(count: number): string {
  const all = isClaimed(figures.majorProjects)
    ? `${claims.majorProjects} major projects`
    : 'projects';
  const compare = 'Press Compare to move the line across.';
  return count === 1
    ? `One of our ${all}. The picture is half before, half after. ${compare}`
    : `${count} of our ${all}, chosen because each shows a different way for a building to fail. Each picture is half before, half after. ${compare}`;
}

/** The question below the projects. */
function questionOf(count: number): string {
  if (count === 0) return 'What does your wall look like?';
  return count === 1
    ? 'Does your wall look like this one?'
    : 'Does one of these look like your wall?';
}

/** Texts of /projects; the projects themselves are in entries.ts. */
export const projectsPage = {
  title: 'Projects',
  h1: 'Before, and after',
  lead: projects.length === 0 ? NONE_YET : leadOf(projects.length),
  /** Said once on the site, as long as there is a drawing on it. */
  pictureNote: hasOnlyPublished
    ? null
    : pictureNote({
        ...pictureCounts,
        photographs: pictureCounts.photographs + published.length,
      }),
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
    which: (name: string): string => `: ${name}`,
    position: (index: number, count: number): string => `Project ${index} of ${count}`,
    serviceLink: (service: string): string => `How we do ${service.toLowerCase()}`,
  },
  /** Words of a project's own page. */
  one: { all: 'All projects' },
  callToAction: {
    heading: questionOf(projects.length),
    text: `Tell us ${projects.length > 1 ? 'which project it resembles' : 'what you see'} and where the building is. It is a good start to a conversation about cause and price.`,
    button: 'Get Free Assessment',
    call: 'Call about my building',
  },
} as const;
