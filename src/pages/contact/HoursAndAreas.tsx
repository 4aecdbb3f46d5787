import styled from '@emotion/styled';
import { contact } from '#content/contact.ts';
import { homeSections } from '#content/home/sections.ts';
import { sizes, tight } from '#theme/tokens.ts';
import { MoreLink } from '../parts/MoreLink.ts';

const Block = styled('div')(({ theme }) => {
  const line = `${sizes.joint} solid ${theme.vars.palette.stone.joint}`;
  return {
    '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
    '& * + h2': { marginTop: theme.spacing(5) },
    '& dl': { margin: 0, borderBottom: line },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(2),
      paddingBlock: theme.spacing(1.5),
      borderTop: line,
    },
    [tight]: { '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
    '& p': { margin: theme.spacing(2, 0, 0) },
    '& dl + p': { fontWeight: 650 },
    '& ul': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      columns: '2 7rem',
      columnGap: theme.spacing(4),
    },
    '& li': { breakInside: 'avoid', paddingBlock: theme.spacing(1), borderTop: line },
  };
});

/** Opening hours and the areas served (specification 1-§2.8); Sunday reads '24/7 priority' here. */
export function HoursAndAreas() {
  const { hours, areas } = contact;
  const { link } = homeSections.areas;
  return (
    <Block>
      <h2>{hours.heading}</h2>
      <dl>
        {hours.rows.map((row) => (
          <div key={row.id}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <p>{hours.priority}</p>
      <h2>{areas.heading}</h2>
      <ul>
        {areas.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{areas.text}</p>
      <MoreLink to={link.href}>{link.label}</MoreLink>
    </Block>
  );
}
