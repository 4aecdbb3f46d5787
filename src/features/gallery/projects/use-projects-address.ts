import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { whenPainted } from '#components/page-load.ts';
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
  if (way === 'push') whenPainted(changes.notify);
  else changes.notify();
}

/**
 * Notes in the address which filter was chosen, a step in the history, so that back and forward lead
 * through them. What follows is rendered once the style sheet's answer is painted.
 */
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

/**
 * Checks the filter that the address names, by back and forward or by a link; for the bar of filters.
 * While the page hydrates nothing is changed: another may have been chosen before.
 */
export function useFilterOfAddress(
  show: ProjectsAddress['show'],
): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<ProjectsAddress['show']>('all');
  useLayoutEffect(() => {
    if (show === last.current) return;
    last.current = show;
    const radio = bar.current?.querySelector(`[value="${show}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
  }, [show]);
  return bar;
}
