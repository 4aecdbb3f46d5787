import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { Note } from '#components/text.tsx';
import { searchNotes } from '#content/catalogue-notes.ts';
import { searchSuggestions, searchTexts } from '#content/search.ts';
import { sizes } from '#theme/tokens.ts';
import { Keywords } from './Keywords.tsx';
import { RefineLists } from './RefineLists.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useResults, type SearchState } from './use-results.ts';
import { useSearchTerm } from './use-search-term.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(4, 8),
  // The page is prerendered without its term. What arrives later finds its place kept, so that
  // neither the box above nor the lists below move.
  '& > section': { minHeight: '75vh' },
  '& > section > p[role="status"]': { minHeight: '1.5em' },
  '& > section > p[role="status"]:empty::after': { visibility: 'hidden' },
  '& > section > h2': { marginTop: theme.spacing(2), overflowWrap: 'anywhere' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: theme.spacing(8),
    '& > h1': { gridColumn: '1 / -1' },
    '& > section': { gridColumn: 2, gridRow: '2 / span 2' },
  },
}));

const Message = styled('div')(({ theme }) => ({
  '& > h3': { marginTop: theme.spacing(4) },
  '& > p': { marginTop: theme.spacing(2), maxWidth: sizes.measure },
  '& > button': { marginTop: theme.spacing(3) },
  '& > p a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    textUnderlineOffset: '0.2em',
  },
}));

/** The search page in its three states: nothing asked, nothing found, results. */
export function SearchPanel() {
  const term = useSearchTerm();
  const results = useResults(term);
  const asked = term !== '';
  return (
    <Container>
      <Layout>
        <Typography variant="h1">{searchTexts.h1}</Typography>
        <SearchBox term={term} />
        <section aria-labelledby="search-heading">
          <Note role="status">{asked ? statusOf(results) : ''}</Note>
          <Typography variant="h2" id="search-heading">
            {asked ? searchTexts.heading(term) : searchTexts.empty.heading}
          </Typography>
          {asked ? <Answer key={term} term={term} results={results} /> : <Empty />}
        </section>
        <RefineLists />
      </Layout>
    </Container>
  );
}

function statusOf(results: SearchState): string {
  if (results.state === 'done') return searchTexts.count(results.found.length);
  return results.state === 'looking' ? searchTexts.looking : '';
}

function Answer({ term, results }: { term: string; results: SearchState }) {
  if (results.state === 'looking') return null;
  if (results.state === 'failed') return <Failed retry={results.retry} />;
  return results.found.length > 0 ? <Results results={results.found} /> : <None term={term} />;
}

function Failed({ retry }: { retry: () => void }) {
  const { failed } = searchTexts;
  return (
    <Message role="alert">
      <Typography variant="h3">{failed.heading}</Typography>
      <Typography>{failed.text}</Typography>
      <Button type="button" onClick={retry}>
        {failed.button}
      </Button>
    </Message>
  );
}

function Empty() {
  const { empty } = searchTexts;
  return (
    <Message>
      <Typography>{empty.text}</Typography>
      <Typography>{searchTexts.offline}</Typography>
      <noscript>
        <Typography>{searchNotes.noScript}</Typography>
      </noscript>
      <Keywords heading={empty.suggestions} words={searchSuggestions} />
    </Message>
  );
}

function None({ term }: { term: string }) {
  const { none } = searchTexts;
  return (
    <Message>
      <Typography variant="h3">{none.heading}</Typography>
      <Typography>{none.text(term)}</Typography>
      <Keywords heading={none.suggestions} words={searchSuggestions} />
      <Typography>
        {none.contact.text}{' '}
        <PageLink to={none.contactHref} color="secondary">
          {none.contact.label}
        </PageLink>
      </Typography>
    </Message>
  );
}
