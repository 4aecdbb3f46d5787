import { Course } from '#components/Course.tsx';
import { galleryTexts } from '#content/gallery.ts';
import { HomeGallery } from '#features/gallery/HomeGallery.tsx';
import { Heading } from '../parts/Heading.tsx';
import { MoreLink } from '../parts/MoreLink.ts';

/** Pictures of sound work, and the way to the projects. */
export function GallerySection() {
  const { heading, intro, all } = galleryTexts;
  return (
    <Course id="projects" labelledBy="projects-heading">
      <Heading id="projects-heading" intro={intro}>
        {heading}
      </Heading>
      <HomeGallery />
      <MoreLink to={all.href}>{all.label}</MoreLink>
    </Course>
  );
}
