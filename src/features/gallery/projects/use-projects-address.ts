import { useLocation } from 'react-router-dom';
import { isLayerEntry, pushLayerEntry } from '#components/use-back-closes.ts';
import { useStore } from '#components/use-store.ts';
import { createListeners, type ReadableStore } from '#lib/create-store.ts';
import { readAddress, searchOf, type ProjectsAddress } from './address.ts';

const changes = createListeners();

function subscribe(listener: () => void): () => void {
  const stop = changes.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    stop();
    window.removeEventListener('popstate', listener);
  };
}

const query: ReadableStore<string> = {
  get: () => window.location.search,
  subscribe,
  initial: '',
};

// Past the router: to it a new address is a new page, which begins at its top.
function change(way: 'push' | 'replace' | 'layer', to: Partial<ProjectsAddress>): void {
  const { pathname, search, hash } = window.location;
  const next = `${pathname}${searchOf({ ...readAddress(search), ...to }, search)}${hash}`;
  if (next === pathname + search + hash) return;
  if (way === 'layer') pushLayerEntry(next);
  else if (way === 'push') history.pushState(history.state, '', next);
  else history.replaceState(history.state, '', next);
  changes.notify();
}

/** Shows the projects of a filter; a step in the history, so that back and forward lead through them. */
export function showFilter(show: ProjectsAddress['show']): void {
  change('push', { show, project: null });
}

/** Opens a project over the page. */
export function openProject(project: string): void {
  change('layer', { project });
}

/** Another project in the open viewer; back still leads to the page. */
export function turnToProject(project: string): void {
  change('replace', { project });
}

/** Closes the viewer: one step back if it was opened from this page. */
export function closeProject(): void {
  if (isLayerEntry()) history.back();
  else change('replace', { project: null });
}

/**
 * What the address asks for. Everything, while the prerendered page hydrates: its HTML is the same for
 * every filter; the real one follows at once.
 */
export function useProjectsAddress(): ProjectsAddress {
  // A link within the site changes the address without an event of the browser's.
  useLocation();
  return readAddress(useStore(query));
}
