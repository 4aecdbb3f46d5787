import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { projectsPage } from '#content/projects/page.ts';
import { ProjectsGallery } from '#features/gallery/ProjectsGallery.tsx';
import { sizes } from '#theme/tokens.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { PageHero } from './parts/PageHero.tsx';

export default function ProjectsPage() {
  const { pictureNote } = projectsPage;
  return (
    <>
      <PageHero h1={projectsPage.h1} lead={projectsPage.lead} />
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
      <CallToActionBand content={projectsPage.callToAction} />
    </>
  );
}
