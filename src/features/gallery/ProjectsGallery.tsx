import Stack from '@mui/material/Stack';
import { projects, projectsOf } from '#content/projects/index.ts';
import { FilterBar } from './projects/FilterBar.tsx';
import { ProjectCard } from './projects/ProjectCard.tsx';
import { withPictures } from './projects/project-pictures.ts';
import { Cards } from './projects/card-styles.ts';
import { openProject, showFilter, useProjectsAddress } from './projects/use-projects-address.ts';
import { useViewer } from './projects/use-viewer.tsx';

/**
 * The projects gallery: filters with counts, kept in the address, the list, and a
 * viewer that compares before and after.
 */
export function ProjectsGallery() {
  const address = useProjectsAddress();
  const shown = withPictures(projectsOf(address.show));
  // A shared link may name a project that its filter does not show.
  const within = shown.some(({ id }) => id === address.project) ? shown : withPictures(projects);
  const viewer = useViewer(within, address.project);
  return (
    <Stack spacing={3}>
      <FilterBar chosen={address.show} onChoose={showFilter} />
      <Cards component="ol">
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} onOpen={openProject} />
        ))}
      </Cards>
      {viewer}
    </Stack>
  );
}
