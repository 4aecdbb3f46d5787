import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Stamp } from '#components/text.tsx';
import type { TextCard } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { serviceCategories, type ServiceLink } from '#content/services/index.ts';
import { tight } from '#theme/tokens.ts';
import { PictureFrame, pictureSizes, SitePicture } from './parts/SitePicture.tsx';
import { CoverLink, Split, underlined } from './parts/styles.ts';
import { Section } from '#components/Section.tsx';
import { servicePictures } from '#content/services/pictures.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';

type Sign = TextCard & { readonly href: string };

const Cards = styled(CardList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': { padding: 0 },
  '& a': {
    display: 'grid',
    gap: theme.spacing(1),
    height: '100%',
    alignContent: 'start',
    padding: theme.spacing(2.5, 3),
  },
  ...underlined(theme, 'b'),
  [theme.breakpoints.up('xl')]: { '& a': { padding: theme.spacing(3) } },
}));

/** Visible defects, each linked to the page that explains it. */
function SignList({ items }: { items: readonly Sign[] }) {
  return (
    <Cards columns={{ md: 2, xl: 4 }}>
      {items.map((sign) => (
        <ListItem key={sign.title}>
          <PageLink to={sign.href} underline="none">
            <Typography variant="h4" component="b">
              {sign.title}
            </Typography>
            <Typography variant="body2" component="span">
              {sign.text}
            </Typography>
          </PageLink>
        </ListItem>
      ))}
    </Cards>
  );
}

const ServiceCardsCards = styled(CardList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'normal',
    padding: 0,
  },
  '& figure': { minHeight: theme.spacing(18) },
  '& li > div': { padding: theme.spacing(2) },
  '& div:only-child': { gridColumn: '1 / -1' },
  '& p, & h3 + span': { marginTop: theme.spacing(1) },
  [tight]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li > div': { padding: theme.spacing(4) },
    '& > li:not(:only-child)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
    '& figure': { minHeight: theme.spacing(25) },
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    '& > li:first-of-type:nth-last-of-type(odd) figure': { minHeight: theme.spacing(38) },
  },
}));

/** Nothing for a service that has none. */
function CardPicture({ picture }: { picture: Picture | undefined }) {
  return picture ? (
    <PictureFrame aria-hidden="true">
      <SitePicture picture={{ ...picture, alt: '' }} sizes={pictureSizes.third} />
    </PictureFrame>
  ) : null;
}

/** Services as cards with pictures; the first of an odd number takes the whole row. */
function ServiceCards({
  services,
  pictures,
}: {
  services: readonly ServiceLink[];
  pictures: Readonly<Record<string, Picture>>;
}) {
  return (
    <ServiceCardsCards>
      {services.map((service) => (
        <ListItem key={service.id}>
          <CardPicture picture={pictures[service.slug]} />
          <div>
            <Typography variant="h3">
              <CoverLink to={service.href}>{service.label}</CoverLink>
            </Typography>
            {service.badge ? <Stamp>{service.badge}</Stamp> : null}
            <Typography>{service.description}</Typography>
          </div>
        </ListItem>
      ))}
    </ServiceCardsCards>
  );
}

/** Services by visible defect, then by category; categories are linked as /services#{id}. */
export default function ServicesPage() {
  const { signs, introductions } = servicesOverview;
  return (
    <>
      <PageHero h1={servicesOverview.h1} lead={servicesOverview.lead} />
      {signs.items.length === 0 ? null : (
        <Section tone="wash" labelledBy="signs">
          <Heading id="signs">{signs.heading}</Heading>
          <SignList items={signs.items} />
        </Section>
      )}
      <div id="services" role="group" aria-label={servicesOverview.categoriesHeading}>
        {serviceCategories.map((category) => (
          <Section key={category.id} labelledBy={category.id}>
            <Split>
              <div>
                <Heading id={category.id} intro={category.description}>
                  {category.label}
                </Heading>
                <Typography sx={{ marginY: '1em' }}>{introductions[category.id].intro}</Typography>
              </div>
              <ServiceCards
                services={[...category.services, ...category.also]}
                pictures={servicePictures}
              />
            </Split>
          </Section>
        ))}
      </div>
      <CallToActionBand content={servicesOverview.callToAction} tone="sandstone" />
    </>
  );
}
