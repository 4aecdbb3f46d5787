import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ActionRouteLink } from '#components/ActionRouteLink.tsx';
import { areas } from '#content/areas/index.ts';
import { searchTexts } from '#content/search.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sizes } from '#theme/tokens.ts';

const Lists = styled('aside')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    '& h2': { ...theme.typography.h4, margin: theme.spacing(4, 0, 1) },
    '& ul': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      borderBottom: `${sizes.joint} solid ${stone.joint}`,
    },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: sizes.target,
      borderTop: `${sizes.joint} solid ${stone.joint}`,
      color: stone.harbour,
      textDecoration: 'none',
    },
    '& li a:hover': { textDecoration: 'underline' },
    '& > p': { margin: theme.spacing(4, 0, 1.5) },
  };
});

/** The rest of the sidebar: categories, the first five areas, and the way to a quote. */
export function RefineLists() {
  const texts = searchTexts.refine;
  return (
    <Lists aria-label={texts.heading}>
      <h2>{texts.categories}</h2>
      <ul>
        {serviceCategories.map((category) => (
          <li key={category.id}>
            <Link to={category.href}>{category.label}</Link>
          </li>
        ))}
      </ul>
      <h2>{texts.areas}</h2>
      <ul>
        {areas.slice(0, searchTexts.sidebarAreas).map((area) => (
          <li key={area.id}>
            <Link to={area.href}>{area.label}</Link>
          </li>
        ))}
      </ul>
      <p>{texts.quote.text}</p>
      <ActionRouteLink to={texts.quoteHref}>{texts.quote.label}</ActionRouteLink>
    </Lists>
  );
}
