import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { areas } from '#content/areas/index.ts';
import { builtOn, builtYear } from '#content/build-date.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sitemapCards, sitemapFiles, sitemapLegal, sitemapText } from '#content/sitemap-page.ts';
import { PageHero } from './parts/PageHero.tsx';
import { AreaCards, LinkCard, ServiceGroups } from './parts/SitemapCards.tsx';

const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(4, 0, 0),
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > section[data-wide]': { gridColumn: '1 / -1' },
}));

/** Every page in one list (specification 2-§2, 'Sitemap page'). */
export default function SitemapPage() {
  return (
    <>
      <PageHero h1={sitemapText.h1} lead={sitemapText.lead} />
      <Course>
        <Cards>
          {sitemapCards.map((card) => (
            <LinkCard key={card.id} card={card} />
          ))}
          <ServiceGroups text={sitemapText.services} categories={serviceCategories} />
          <AreaCards text={sitemapText.areas} areas={areas} />
          <LinkCard card={sitemapLegal} />
          <LinkCard card={sitemapFiles} newTab={sitemapText.newTab} />
        </Cards>
        <Foot>
          <time dateTime={builtOn.toISOString().slice(0, 10)}>{sitemapText.updated(builtOn)}</time>
          <span>{sitemapText.copyright(builtYear)}</span>
        </Foot>
      </Course>
    </>
  );
}
