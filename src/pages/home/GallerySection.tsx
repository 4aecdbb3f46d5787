import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { galleryTexts } from '#content/gallery.ts';
import { HomeGallery } from '#features/gallery/HomeGallery.tsx';
import { Heading } from '../parts/Heading.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

/** Pictures of sound work, and the way to the projects. */
export function GallerySection() {
  const { heading, intro } = galleryTexts;
  return (
    <Section id="projects" labelledBy="projects-heading">
      <Heading id="projects-heading">{heading}</Heading>
      <BeforeAfter />
      <Typography variant="subtitle1" sx={{ marginTop: 4 }}>
        {intro}
      </Typography>
      <HomeGallery />
    </Section>
  );
}
