import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { projectsPage } from '#content/projects/page.ts';
import { serviceByPath } from '#content/services/index.ts';
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

/** One project, before and after: back and on wrap around. */
export function ProjectViewer({ projects, project, onTurn, onClose }: ViewerProps) {
  const { viewer } = projectsPage;
  const heading = useId();
  const servicePage = serviceByPath(project.service);
  const { id, title, location, year, summary, serviceLabel } = project;

  const turn = (places: number) => {
    const next = neighbour(projects, id, places);
    if (next) onTurn(next.id);
  };

  return (
    <Sheet open hasAddress onClose={onClose} aria-labelledby={heading}>
      <Head disableGutters>
        <Typography variant="caption" component="p">
          {viewer.position(projects.indexOf(project) + 1, projects.length)}
        </Typography>
        <IconButton aria-label={viewer.previous} onClick={() => turn(-1)}>
          <Icon name="ChevronLeft" />
        </IconButton>
        <IconButton aria-label={viewer.next} onClick={() => turn(1)}>
          <Icon name="ChevronRight" />
        </IconButton>
        <IconButton aria-label={viewer.close} onClick={onClose}>
          <Icon name="Close" />
        </IconButton>
      </Head>
      <Body>
        <CompareSlider key={id} project={project} />
        <Account>
          <div aria-live="polite">
            <Typography variant="h2" id={heading}>
              {title}
            </Typography>
            <Typography variant="body2">
              {location}, {year}
            </Typography>
          </div>
          <Typography>{summary}</Typography>
          {servicePage ? (
            <PageLink to={servicePage.href} color="secondary">
              {viewer.serviceLink(serviceLabel)}
            </PageLink>
          ) : null}
        </Account>
      </Body>
      <Thumbnails projects={projects} current={id} onChoose={onTurn} />
    </Sheet>
  );
}
