import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { projectsPage } from '#content/projects-page.ts';
import { isForBrowser } from '../is-for-browser.ts';
import { SmallFirstPicture } from '../SmallFirstPicture.tsx';
import { projectsHref } from './address.ts';
import { Halves, Mark, Open, Words } from './card-styles.ts';
import { cardSizes } from './picture-sizes.ts';
import type { ShownProject } from './project-pictures.ts';

/** A project in the list: half before, half after, and what was wrong and done. */
export function ProjectCard({
  project,
  onOpen,
}: {
  project: ShownProject;
  onOpen: (id: string) => void;
}) {
  const { viewer } = projectsPage;
  const { id, title, location, year, summary, service, serviceLabel, before, after } = project;
  return (
    <li>
      <Halves>
        <div>
          <SmallFirstPicture picture={before} sizes={cardSizes} />
        </div>
        <div>
          <SmallFirstPicture picture={after} sizes={cardSizes} />
        </div>
        <i />
        <Mark aria-hidden>{viewer.before}</Mark>
        <Mark aria-hidden>{viewer.after}</Mark>
        <Open
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
            <VisuallyHidden>{viewer.which(title, location)}</VisuallyHidden>
          </b>
        </Open>
      </Halves>
      <Words>
        <h2>{title}</h2>
        <p>
          {location}, {year}
        </p>
        <p>{summary}</p>
        <Link to={`/services/${service}`}>{viewer.serviceLink(serviceLabel)}</Link>
      </Words>
    </li>
  );
}
