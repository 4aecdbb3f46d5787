import Stack from '@mui/material/Stack';
import { projects, projectsOf } from '#content/projects/index.ts';
import { FilterBar } from './projects/FilterBar.tsx';
import { ProjectCard } from './projects/ProjectCard.tsx';
import { type ShownProject, withPictures } from './projects/project-pictures.ts';
import { cardSpan, Cards } from './projects/card-styles.ts';
import { openProject, showFilter, useProjectsAddress } from './projects/use-projects-address.ts';
import { useViewer } from './projects/use-viewer.tsx';

const all = withPictures(projects);

function ownSpan(project: ShownProject) {
  const alike = withPictures(projectsOf(project.category));
  return cardSpan(alike.indexOf(project), alike.length);
}

/**
 * The projects gallery: filters with counts, kept in the address, the list, and a
 * viewer that compares before and after.
 */
export function ProjectsGallery() {
  const address = useProjectsAddress();
  const shown = withPictures(projectsOf(address.show));
  // A shared link may name a project that its filter does not show.
  const within = shown.some(({ id }) => id === address.project) ? shown : all;
  const viewer = useViewer(within, address.project);
  return (
    <Stack spacing={3}>
      <FilterBar chosen={address.show} onChoose={showFilter} />
      <Cards component="ol">
        {all.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            isShown={shown.includes(project)}
            span={cardSpan(index, all.length)}
            ownSpan={ownSpan(project)}
            onOpen={openProject}
          />
        ))}
      </Cards>
      {viewer}
    </Stack>
  );
}
