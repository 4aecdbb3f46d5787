import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { projectsPage } from '#content/projects-page.ts';
import { ProjectsGallery } from '#features/gallery/ProjectsGallery.tsx';
import { sizes } from '#theme/tokens.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { PageHero } from './parts/PageHero.tsx';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 4),
  maxWidth: sizes.measure,
  color: theme.vars.palette.stone.inkSoft,
}));

/** Thirteen projects, before and after (specification 2-§2, 'Gallery'). */
export default function ProjectsPage() {
  return (
    <>
      <PageHero h1={projectsPage.h1} lead={projectsPage.lead} />
      <Course id="projects">
        <Note>{projectsPage.pictureNote}</Note>
        <ProjectsGallery />
      </Course>
      <CallToActionBand content={projectsPage.callToAction} />
    </>
  );
}
