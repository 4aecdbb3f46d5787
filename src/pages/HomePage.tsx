import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { HydrationBoundary, Section } from '#components/Section.tsx';
import { gallery, galleryTexts } from '#content/gallery.ts';
import { homeAbout } from '#content/home/sections.ts';
import type { Picture } from '#content/pictures/types.ts';
import { pairOnHome } from '#content/projects/on-home.ts';
import { ContactSection } from '#features/enquiry/forms/ContactSection.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { HomeGallery } from '#features/gallery/HomeGallery.tsx';
import { sizes } from '#theme/tokens.ts';
import { Heading } from './parts/Heading.tsx';
import { pictureSizes, SitePicture } from './parts/SitePicture.tsx';
import { sentStatus } from './parts/FormSplit.tsx';
import { MoreLink, Split } from './parts/styles.ts';
import { AreasSection } from './home/AreasSection.tsx';
import { FounderSection } from './home/FounderSection.tsx';
import { ProcessSection } from './home/ProcessSection.tsx';
import { ReviewsSection } from './home/ReviewsSection.tsx';
import { ServicesExplorer } from './home/ServicesExplorer.tsx';
import { StatsAndGuarantee } from './home/StatsAndGuarantee.tsx';
import { HeroSection } from './home/HeroSection.tsx';

const Account = styled(Split)(({ theme }) => ({
  '& h2': { maxWidth: '14ch' },
  '& p': { marginBottom: theme.spacing(2), maxWidth: sizes.measure },
  '& p:first-of-type': { fontWeight: 500, lineHeight: 1.35 },
}));

function AboutSection() {
  return (
    <Section tone="sandstone" id="about" labelledBy="about-heading">
      <Account>
        <Typography variant="h2" id="about-heading">
          {homeAbout.heading}
        </Typography>
        <div>
          {homeAbout.paragraphs.map((paragraph, index) => (
            <Typography key={paragraph} variant={index === 0 ? 'h3' : 'body1'} component="p">
              {paragraph}
            </Typography>
          ))}
          <MoreLink to={homeAbout.link.href}>{homeAbout.link.label}</MoreLink>
        </div>
      </Account>
    </Section>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: sizes.hairline,
  marginTop: theme.spacing(4),
  '& figure': { margin: 0 },
}));

/** Shown at half a screen at most: smaller files keep the page light. */
const small = (picture: Picture): Picture => ({
  ...picture,
  widths: [picture.widths.find((width) => width >= 960) ?? picture.width],
});

function BeforeAfter() {
  const { pair, all } = galleryTexts;
  return (
    <>
      {pairOnHome && (
        <Pair>
          <figure>
            <SitePicture picture={small(pairOnHome.before)} sizes={pictureSizes.half} />
            <figcaption>{pair.before}</figcaption>
          </figure>
          <figure>
            <SitePicture picture={small(pairOnHome.after)} sizes={pictureSizes.half} />
            <figcaption>{pair.after}</figcaption>
          </figure>
        </Pair>
      )}
      <MoreLink to={all.href}>{all.label}</MoreLink>
    </>
  );
}

function GallerySection() {
  const { heading, intro } = galleryTexts;
  if (!pairOnHome && gallery.length === 0) return null;
  return (
    <Section id="projects" labelledBy="projects-heading">
      <Heading id="projects-heading">{heading}</Heading>
      <BeforeAfter />
      {gallery.length > 0 && (
        <>
          <Typography variant="subtitle1" sx={{ marginTop: 4 }}>
            {intro}
          </Typography>
          <HomeGallery />
        </>
      )}
    </Section>
  );
}

/** The contact form, with the status of the message once it is sent. */
function HomeContact() {
  return <ContactSection status={sentStatus} />;
}

const sections = {
  FounderSection,
  ServicesExplorer,
  GallerySection,
  AboutSection,
  AreasSection,
  StatsAndGuarantee,
  ProcessSection,
  ReviewsSection,
  HomeContact,
} as const;

/** Everything below the hero; an error stays within its section. */
function BelowTheFold() {
  return Object.entries(sections).map(([name, Section]) => (
    <SectionBoundary key={name}>
      <Section />
    </SectionBoundary>
  ));
}

export default function HomePage() {
  return (
    <>
      <HydrationBoundary>
        <HeroSection />
      </HydrationBoundary>
      <BelowTheFold />
    </>
  );
}
