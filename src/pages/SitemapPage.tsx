import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { areas } from '#content/areas/index.ts';
import { useClock } from '#components/use-store.ts';
import { builtOn, yearOf } from '#content/business-time.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sitemapCards, sitemapFiles, sitemapLegal, sitemapText } from '#content/sitemap-page.ts';
import { PageHero } from './parts/PageHero.tsx';
import { AreaCards, LinkCard, ServiceGroups } from './parts/SitemapCards.tsx';

const Foot = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(4),
}));

/** Every page in one list. */
export default function SitemapPage() {
  const year = useClock(yearOf) ?? yearOf(builtOn);
  return (
    <>
      <PageHero h1={sitemapText.h1} lead={sitemapText.lead} />
      <Section>
        <Grid container spacing={6}>
          {sitemapCards.map((card) => (
            <LinkCard key={card.id} card={card} />
          ))}
          <ServiceGroups text={sitemapText.services} categories={serviceCategories} />
          <AreaCards text={sitemapText.areas} areas={areas} />
          <LinkCard card={sitemapLegal} />
          <LinkCard card={sitemapFiles} newTab={sitemapText.newTab} />
        </Grid>
        <Foot variant="body2">
          <time dateTime={builtOn.toISOString().slice(0, 10)}>{sitemapText.updated(builtOn)}</time>
          <span>{sitemapText.copyright(year)}</span>
        </Foot>
      </Section>
    </>
  );
}
