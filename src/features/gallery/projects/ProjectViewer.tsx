import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { projectsPage } from '#content/projects-page.ts';
import { CompareSlider } from './CompareSlider.tsx';
import { neighbour } from './neighbour.ts';
import type { ShownProject } from './project-pictures.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { Account, Body, Head, Sheet } from './viewer-styles.ts';

export type ViewerProps = {
  /** What back, on and the thumbnails lead through; holds the open project. */
  projects: readonly ShownProject[];
  project: ShownProject;
  onTurn: (id: string) => void;
  onClose: () => void;
};

/** The before and after viewer (specification 2-§2, 'Gallery'): back and on wrap around. */
export function ProjectViewer({ projects, project, onTurn, onClose }: ViewerProps) {
  const { viewer } = projectsPage;
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { id, title, location, year, summary, service, serviceLabel } = project;

  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    dialog.showModal();
    // Closed before it goes, so that the focus returns to where it was.
    return () => dialog.close();
  }, []);

  const turn = (places: number) => {
    const next = neighbour(projects, id, places);
    if (next) onTurn(next.id);
  };
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <Sheet
      ref={sheet}
      aria-labelledby={heading}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <p>{viewer.position(projects.indexOf(project) + 1, projects.length)}</p>
        <button type="button" aria-label={viewer.previous} onClick={() => turn(-1)}>
          <Icon name="ChevronLeft" />
        </button>
        <button type="button" aria-label={viewer.next} onClick={() => turn(1)}>
          <Icon name="ChevronRight" />
        </button>
        <button type="button" aria-label={viewer.close} onClick={onClose}>
          <Icon name="Close" />
        </button>
      </Head>
      <Body>
        <CompareSlider key={id} project={project} />
        <Account>
          <div aria-live="polite">
            <h2 id={heading}>{title}</h2>
            <p>
              {location}, {year}
            </p>
          </div>
          <p>{summary}</p>
          <Link to={`/services/${service}`}>{viewer.serviceLink(serviceLabel)}</Link>
        </Account>
      </Body>
      <Thumbnails projects={projects} current={id} onChoose={onTurn} />
    </Sheet>
  );
}
