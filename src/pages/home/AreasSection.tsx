import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Section } from '#components/Section.tsx';
import { regions } from '#content/areas/index.ts';
import { homeSections } from '#content/home/sections.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { tight } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { MoreLink } from '../parts/styles.ts';

/** Cards in running bond: the hairlines of one row are above the middles of the next. */
const Areas = styled(CardList)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    marginBlock: theme.spacing(4, 2),
    '& > li': { gridColumn: 'span 2', display: 'grid', alignItems: 'normal', padding: 0 },
    '& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)': { gridColumn: 'span 3' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
      minHeight: theme.spacing(9),
      padding: theme.spacing(1.5, 2),
      ...headingFace,
      fontWeight: 600,
      lineHeight: 1.25,
    },
    '& a:hover': { backgroundColor: brand.sandstone },
    [tight]: { '& > li:nth-of-type(n)': { gridColumn: '1 / -1' } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
      '& > li:nth-of-type(n)': { gridColumn: 'span 2' },
      '& > li:nth-of-type(4), & > li:nth-of-type(5)': { gridColumn: 'span 3' },
      '& a': { minHeight: theme.spacing(12), paddingInline: theme.spacing(3) },
      '& a::after': { content: '"→" / ""', color: brand.harbour },
    },
  };
});

export function AreasSection() {
  const { heading, intro, link } = homeSections.areas;
  return (
    <Section tone="wash" labelledBy="areas-heading">
      <Heading id="areas-heading" intro={intro}>
        {heading}
      </Heading>
      <Areas>
        {regions.map((area) => (
          <ListItem key={area.label}>
            <PageLink to={area.href} underline="none">
              {area.label}
            </PageLink>
          </ListItem>
        ))}
      </Areas>
      <MoreLink to={link.href}>{link.label}</MoreLink>
    </Section>
  );
}
