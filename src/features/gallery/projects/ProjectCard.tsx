import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { BeforeAfter, Mark, Words } from '#components/before-after/card-styles.ts';
import { PageLink } from '#components/PageLink.tsx';
import { VisuallyHidden } from '#components/text.tsx';
import { projectHref, projectName } from '#content/projects/heads.ts';
import { projectsPage } from '#content/projects/page.ts';
import { serviceByPath } from '#content/services/index.ts';
import { isForBrowser } from '#components/lightbox/use-lightbox.ts';
import { SmallFirstPicture } from '../SmallFirstPicture.tsx';
import { projectsHref } from './address.ts';
import { type CardSpan, Open } from './card-styles.ts';
import { cardSizes } from './picture-sizes.ts';
import type { ShownProject } from './project-pictures.ts';

/** A project in the list: half before, half after, and what was wrong and done. */
export const ProjectCard = memo(function ProjectCard({
  project,
  isShown,
  span,
  ownSpan,
  onOpen,
}: {
  project: ShownProject;
  isShown: boolean;
  /** Its width among all projects, and among those of its kind. */
  span: CardSpan;
  ownSpan: CardSpan;
  onOpen: (id: string) => void;
}) {
  const { viewer } = projectsPage;
  const { id, title, location, year, summary, service, serviceLabel, before, after } = project;
  const servicePage = serviceByPath(service);
  return (
    <ListItem
      hidden={!isShown}
      data-kind={project.category}
      data-span={span}
      data-own-span={ownSpan}
      // As in Section: the boot script has it laid out by a style of its own.
      suppressHydrationWarning
    >
      <BeforeAfter>
        <div>
          <SmallFirstPicture picture={before} sizes={cardSizes} />
        </div>
        <div>
          <SmallFirstPicture picture={after} sizes={cardSizes} />
        </div>
        <i />
        <Mark variant="caption" aria-hidden>
          {viewer.before}
        </Mark>
        <Mark variant="caption" aria-hidden>
          {viewer.after}
        </Mark>
        <Open
          underline="none"
          href={projectsHref({ project: id })}
          className="needs-script"
          aria-haspopup="dialog"
          data-project={id}
          onClick={(event) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            onOpen(id);
          }}
        >
          <b>
            {viewer.open}
            <VisuallyHidden>{viewer.which(projectName(project))}</VisuallyHidden>
          </b>
        </Open>
      </BeforeAfter>
      <Words>
        <Typography variant="h3" component="h2">
          <PageLink to={projectHref(id)} color="inherit">
            {title}
          </PageLink>
        </Typography>
        <Typography variant="body2">
          {location}, {year}
        </Typography>
        <Typography variant="body2">{summary}</Typography>
        {servicePage ? (
          <PageLink to={servicePage.href} variant="body2" color="secondary">
            {viewer.serviceLink(serviceLabel)}
          </PageLink>
        ) : null}
      </Words>
    </ListItem>
  );
});
