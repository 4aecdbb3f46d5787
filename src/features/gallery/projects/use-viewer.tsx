import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ShownProject } from './project-pictures.ts';
import type { ViewerProps } from './ProjectViewer.tsx';
import { closeProject, turnToProject } from './use-projects-address.ts';

/** The viewer with the project of this id, or nothing; its code is fetched when it is first wanted. */
export function useViewer(projects: readonly ShownProject[], id: string | null) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const isWanted = id !== null && Viewer === null;

  useEffect(() => {
    if (!isWanted) return;
    // Without its code the list still says and shows it all.
    import('./ProjectViewer.tsx').then(
      ({ ProjectViewer }) => setViewer(() => ProjectViewer),
      closeProject,
    );
  }, [isWanted]);

  // Some browsers give no focus to what is pressed, so that there is none to return to.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null) {
      opened.current ??= id;
      return;
    }
    if (opened.current !== null && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-project="${opened.current}"]`)?.focus();
    }
    opened.current = null;
  }, [id]);

  const project = projects.find((entry) => entry.id === id);
  if (!Viewer || !project) return null;
  return (
    <Viewer projects={projects} project={project} onTurn={turnToProject} onClose={closeProject} />
  );
}
