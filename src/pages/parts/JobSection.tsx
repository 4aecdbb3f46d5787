import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { serviceNotes } from '#content/catalogue-notes.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { Project } from '#content/projects.ts';
import { Heading } from './Heading.tsx';
import { MoreLink } from './MoreLink.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';
import { Split } from './Split.ts';

/** A finished job with its picture, and the way to what it looked like before. */
export function JobSection({ project, picture }: { project: Project; picture: Picture }) {
  const { job, jobLink } = serviceNotes;
  return (
    <Section labelledBy="job">
      <Split>
        <div>
          <Heading id="job" note={job}>
            {project.title}, {project.location}
          </Heading>
          <Typography sx={{ marginTop: 2 }}>{project.summary}</Typography>
          <MoreLink to={jobLink.href(project.id)}>{jobLink.label}</MoreLink>
        </div>
        <SitePicture picture={picture} sizes={pictureSizes.half} />
      </Split>
    </Section>
  );
}
