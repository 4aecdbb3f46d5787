import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Measure } from '#components/Course.tsx';
import { Note } from '#components/Prose.tsx';
import { searchNotes } from '#content/catalogue-notes.ts';
import { searchRecords, searchSuggestions, searchTexts } from '#content/search.ts';
import { sizes } from '#theme/tokens.ts';
import { Keywords } from './Keywords.tsx';
import { rankRecords } from './rank.ts';
import { RefineLists } from './RefineLists.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearchTerm } from './use-search-term.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(4, 8),
  '& h1': { ...theme.typography.h1, margin: 0 },
  // The page is prerendered without its term. What arrives later finds its place kept, so that
  // neither the box above nor the lists below move.
  '& > section': { minHeight: '75vh' },
  '& > section > p[role="status"]': { minHeight: '1.5em' },
  '& > section > p[role="status"]:empty::after': { visibility: 'hidden' },
  '& > section > h2': {
    ...theme.typography.h2,
    margin: theme.spacing(2, 0, 0),
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: theme.spacing(8),
    '& > h1': { gridColumn: '1 / -1' },
    '& > section': { gridColumn: 2, gridRow: '2 / span 2' },
  },
}));

const Message = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.h3, margin: theme.spacing(4, 0, 0) },
  '& > p': { margin: theme.spacing(2, 0, 0), maxWidth: sizes.measure },
  '& > p a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    color: theme.vars.palette.stone.harbour,
    textUnderlineOffset: '0.2em',
  },
}));

/** The search page in its three states: nothing asked, nothing found, results (specification 2-§2). */
export function SearchPanel() {
  const term = useSearchTerm();
  const found = rankRecords(term, searchRecords);
  const asked = term !== '';
  return (
    <Measure>
      <Layout>
        <h1>{searchTexts.h1}</h1>
        <SearchBox term={term} />
        <section aria-labelledby="search-heading">
          <Note role="status">{asked ? searchTexts.count(found.length) : ''}</Note>
          <h2 id="search-heading">
            {asked ? searchTexts.heading(term) : searchTexts.empty.heading}
          </h2>
          {asked ? null : <Empty />}
          {asked && found.length === 0 ? <None term={term} /> : null}
          {found.length > 0 ? <Results records={found} /> : null}
        </section>
        <RefineLists />
      </Layout>
    </Measure>
  );
}

function Empty() {
  const { empty } = searchTexts;
  return (
    <Message>
      <p>{empty.text}</p>
      <p>{searchTexts.offline}</p>
      <noscript>
        <p>{searchNotes.noScript}</p>
      </noscript>
      <Keywords heading={empty.suggestions} words={searchSuggestions} />
    </Message>
  );
}

function None({ term }: { term: string }) {
  const { none } = searchTexts;
  return (
    <Message>
      <h3>{none.heading}</h3>
      <p>{none.text(term)}</p>
      <Keywords heading={none.suggestions} words={searchSuggestions} />
      <p>
        {none.contact.text} <Link to={none.contactHref}>{none.contact.label}</Link>
      </p>
    </Message>
  );
}
