import Stack from '@mui/material/Stack';
import { projectFilters, projects, projectsOf } from '#content/projects/index.ts';
import { FilterBar } from './projects/FilterBar.tsx';
import { ProjectCard } from './projects/ProjectCard.tsx';
import { withPictures } from './projects/project-pictures.ts';
import { cardSpan, Cards, isFilteredByStyle } from './projects/card-styles.ts';
import {
  openProject,
  useFilterOfAddress,
  useProjectsAddress,
} from './projects/use-projects-address.ts';
import { useViewer } from './projects/use-viewer.tsx';

const all = withPictures(projects);

/** 'All' and one kind of work show the same. */
const isFiltered = projectFilters.length > 2;

const cards = all.map((project, index) => {
  const alike = withPictures(projectsOf(project.category));
  return {
    project,
    span: cardSpan(index, all.length),
    ownSpan: cardSpan(alike.indexOf(project), alike.length),
  };
});

/**
 * The projects gallery: filters with counts, kept in the address, the list, and a
 * viewer that compares before and after.
 */
export function ProjectsGallery() {
  const address = useProjectsAddress();
  const shown = withPictures(projectsOf(address.show));
  // A shared link may name a project that its filter does not show.
  const within = shown.some(({ id }) => id === address.project) ? shown : all;
  const filters = useFilterOfAddress(address.show);
  const viewer = useViewer(within, address.project);
  return (
    <Stack spacing={3}>
      {isFiltered ? <FilterBar ref={filters} /> : null}
      <Cards component="ol">
        {cards.map((card) => (
          <ProjectCard
            key={card.project.id}
            {...card}
            isShown={isFilteredByStyle || shown.includes(card.project)}
            onOpen={openProject}
          />
        ))}
      </Cards>
      {viewer}
    </Stack>
  );
}
