import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { projectsPage } from '#content/projects/page.ts';
import { serviceByPath } from '#content/services/index.ts';
import { projectsHref } from '#features/gallery/projects/address.ts';
import { shownProject } from '#features/gallery/projects/project-pictures.ts';
import { sizes } from '#theme/tokens.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { pictureSizes, SitePicture } from './parts/SitePicture.tsx';
import { ButtonRow, MoreLink } from './parts/styles.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: sizes.hairline,
  '& figure': { margin: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** One finished job: before and after, and what was wrong and done. */
export default function ProjectPage({ id }: { id: string }) {
  const { viewer, one, callToAction } = projectsPage;
  const project = shownProject(id);
  if (!project) return null;
  const { title, location, year, summary, service, serviceLabel, before, after } = project;
  const servicePage = serviceByPath(service);
  return (
    <>
      <PageHero note={`${location}, ${year}`} h1={title} lead={summary} />
      <Section>
        <Pair>
          <figure>
            <SitePicture picture={before} sizes={pictureSizes.half} />
            <Typography variant="caption" component="figcaption">
              {viewer.before}
            </Typography>
          </figure>
          <figure>
            <SitePicture picture={after} sizes={pictureSizes.half} />
            <Typography variant="caption" component="figcaption">
              {viewer.after}
            </Typography>
          </figure>
        </Pair>
        <ButtonRow sx={{ marginTop: 4, columnGap: 4 }}>
          <MoreLink to={projectsHref({ project: id })}>{viewer.compare}</MoreLink>
          {servicePage ? (
            <MoreLink to={servicePage.href}>{viewer.serviceLink(serviceLabel)}</MoreLink>
          ) : null}
          <MoreLink to={projectsHref({})}>{one.all}</MoreLink>
        </ButtonRow>
      </Section>
      <CallToActionBand content={callToAction} />
    </>
  );
}
