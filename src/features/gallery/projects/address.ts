import { projectFilters, projects, type ProjectFilter } from '#content/projects/index.ts';

/** Path of the projects page. */
const PATH = '/projects';

/** What the address of the projects page asks for: a filter, and the project that is open. */
export type ProjectsAddress = {
  readonly show: ProjectFilter['id'];
  readonly project: string | null;
};

/** Reads a query string such as '?show=heritage&project=shop-parapet'; the unknown counts as absent. */
export function readAddress(search: string): ProjectsAddress {
  const asked = new URLSearchParams(search);
  const filter = projectFilters.find(({ id }) => id === asked.get('show'));
  const project = projects.find(({ id }) => id === asked.get('project'));
  return { show: filter?.id ?? 'all', project: project?.id ?? null };
}

/** The query string of an address, '' for the plain page; other parameters of `search` stay. */
export function searchOf({ show, project }: ProjectsAddress, search = ''): string {
  const asked = new URLSearchParams(search);
  if (show === 'all') asked.delete('show');
  else asked.set('show', show);
  if (project === null) asked.delete('project');
  else asked.set('project', project);
  const text = asked.toString();
  return text === '' ? '' : `?${text}`;
}

/** Address of the projects page with a filter or an open project; a whole page of its own for links. */
export const projectsHref = (asked: Partial<ProjectsAddress>): string =>
  PATH + searchOf({ show: 'all', project: null, ...asked });
