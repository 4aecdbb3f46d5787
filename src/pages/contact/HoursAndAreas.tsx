import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { contact } from '#content/contact.ts';
import { homeSections } from '#content/home/sections.ts';
import { sizes, tight } from '#theme/tokens.ts';
import { MoreLink } from '../parts/MoreLink.ts';

const Block = styled('div')(({ theme }) => {
  const line = `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`;
  return {
    '& h2': { marginBottom: theme.spacing(2) },
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
    '& p': { marginTop: theme.spacing(2) },
    '& dl + p': { fontWeight: 650 },
    '& ul': { columns: '2 7rem', columnGap: theme.spacing(4) },
    '& li': {
      display: 'block',
      breakInside: 'avoid',
      paddingBlock: theme.spacing(1),
      borderTop: line,
    },
  };
});

/** Opening hours and the areas served; Sunday reads '24/7 priority' here. */
export function HoursAndAreas() {
  const { hours, areas } = contact;
  const { link } = homeSections.areas;
  return (
    <Block>
      <Typography variant="h3" component="h2">
        {hours.heading}
      </Typography>
      <dl>
        {hours.rows.map((row) => (
          <div key={row.id}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <Typography>{hours.priority}</Typography>
      <Typography variant="h3" component="h2">
        {areas.heading}
      </Typography>
      <List>
        {areas.names.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Typography>{areas.text}</Typography>
      <MoreLink to={link.href}>{link.label}</MoreLink>
    </Block>
  );
}
