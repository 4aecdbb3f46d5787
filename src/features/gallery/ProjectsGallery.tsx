import styled from '@emotion/styled';
import { projects, projectsOf } from '#content/projects.ts';
import { FilterBar } from './projects/FilterBar.tsx';
import { ProjectCard } from './projects/ProjectCard.tsx';
import { withPictures } from './projects/project-pictures.ts';
import { Wall } from './projects/card-styles.ts';
import { openProject, showFilter, useProjectsAddress } from './projects/use-projects-address.ts';
import { useViewer } from './projects/use-viewer.tsx';

const Courses = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/**
 * The projects gallery (specification 2-§2): filters with counts, kept in the address, the list, and a
 * viewer that compares before and after.
 */
export function ProjectsGallery() {
  const address = useProjectsAddress();
  const shown = withPictures(projectsOf(address.show));
  // A shared link may name a project that its filter does not show.
  const within = shown.some(({ id }) => id === address.project) ? shown : withPictures(projects);
  const viewer = useViewer(within, address.project);
  return (
    <Courses>
      <FilterBar chosen={address.show} onChoose={showFilter} />
      <Wall>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} onOpen={openProject} />
        ))}
      </Wall>
      {viewer}
    </Courses>
  );
}
