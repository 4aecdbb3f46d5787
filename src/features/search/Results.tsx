import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { searchTexts, type SearchRecord } from '#content/search.ts';
import { sizes } from '#theme/tokens.ts';

const List = styled('ol')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    margin: theme.spacing(4, 0, 0),
    padding: 0,
    listStyle: 'none',
    borderBottom: `${sizes.joint} solid ${stone.joint}`,
    '& li': {
      position: 'relative',
      display: 'grid',
      gap: theme.spacing(0.5),
      paddingBlock: theme.spacing(2.5),
      borderTop: `${sizes.joint} solid ${stone.joint}`,
    },
    '& small': { ...theme.typography.caption, color: stone.inkSoft },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& a': { color: stone.harbour, textUnderlineOffset: '0.2em' },
    // The whole row is the target of its one link.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& p': { margin: 0 },
  };
});

/** Results, the most relevant first. */
export function Results({ records }: { records: readonly SearchRecord[] }) {
  return (
    <List aria-label={searchTexts.results.label}>
      {records.map((record) => (
        <li key={record.href}>
          <h3>
            <Link to={record.href}>{record.title}</Link>
          </h3>
          <p>{record.description}</p>
          <small>
            {searchTexts.typeLabels[record.type]}
            {record.type === 'service' ? `, ${record.category}` : null}
          </small>
        </li>
      ))}
    </List>
  );
}
