import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Course } from '#components/Course.tsx';
import { homeAreas } from '#content/areas/home.ts';
import { homeSections } from '#content/home/sections.ts';
import { sizes, tight } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { MoreLink } from '../parts/MoreLink.ts';

/** Eight stones in running bond: the joints of one row stand over the middles of the next. */
const Wall = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: sizes.joint,
    margin: theme.spacing(4, 0, 2),
    padding: sizes.joint,
    listStyle: 'none',
    backgroundColor: stone.joint,
    '& > li': { gridColumn: 'span 2', display: 'grid' },
    '& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)': { gridColumn: 'span 3' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
      minHeight: theme.spacing(9),
      padding: theme.spacing(1.5, 2),
      backgroundColor: stone.paper,
      color: stone.ink,
      fontFamily: theme.typography.h4.fontFamily,
      fontWeight: 600,
      lineHeight: 1.25,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: stone.sandstone },
    [tight]: { '& > li:nth-of-type(n)': { gridColumn: '1 / -1' } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
      '& > li:nth-of-type(n)': { gridColumn: 'span 2' },
      '& > li:nth-of-type(4), & > li:nth-of-type(5)': { gridColumn: 'span 3' },
      '& a': { minHeight: theme.spacing(12), paddingInline: theme.spacing(3) },
      '& a::after': { content: '"→" / ""', color: stone.harbour },
    },
  };
});

/** The eight service areas that home lists (specification 2-§2). */
export function AreasSection() {
  const { heading, intro, link } = homeSections.areas;
  return (
    <Course tone="wash" labelledBy="areas-heading">
      <Heading id="areas-heading" intro={intro}>
        {heading}
      </Heading>
      <Wall>
        {homeAreas.map((area) => (
          <li key={area.label}>
            <Link to={area.href}>{area.label}</Link>
          </li>
        ))}
      </Wall>
      <MoreLink to={link.href}>{link.label}</MoreLink>
    </Course>
  );
}
