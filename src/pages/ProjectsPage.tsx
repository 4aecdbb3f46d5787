import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { projects } from '#content/projects/index.ts';
import { projectsPage } from '#content/projects/page.ts';
import { ProjectsGallery } from '#features/gallery/ProjectsGallery.tsx';
import { sizes } from '#theme/tokens.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { PageHero } from './parts/PageHero.tsx';

export default function ProjectsPage() {
  return (
    <>
      <PageHero h1={projectsPage.h1} lead={projectsPage.lead} />
      {projects.length === 0 ? null : <Projects />}
      <CallToActionBand content={projectsPage.callToAction} />
    </>
  );
}

function Projects() {
  const { pictureNote } = projectsPage;
  return (
    <Section id="projects">
      {pictureNote ? (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ marginBottom: 4, maxWidth: sizes.measure }}
        >
          {pictureNote}
        </Typography>
      ) : null}
      <ProjectsGallery />
    </Section>
  );
}
