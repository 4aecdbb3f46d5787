import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink, RouterLink } from '#components/PageLink.tsx';
import { RowList } from '#components/lists.ts';
import { areas } from '#content/areas/index.ts';
import { searchTexts } from '#content/search.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sizes } from '#theme/tokens.ts';

const Lists = styled('aside')(({ theme }) => ({
  '& h2': { margin: theme.spacing(4, 0, 1) },
  '& ul > li': { padding: 0 },
  '& li a': { display: 'flex', alignItems: 'center', minHeight: sizes.target },
  '& > p': { margin: theme.spacing(4, 0, 1.5) },
}));

type Links = readonly { readonly id: string; readonly href: string; readonly label: string }[];

function LinkList({ heading, links }: { heading: string; links: Links }) {
  return (
    <>
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <RowList>
        {links.map((link) => (
          <ListItem key={link.id}>
            <PageLink to={link.href} color="secondary" underline="hover">
              {link.label}
            </PageLink>
          </ListItem>
        ))}
      </RowList>
    </>
  );
}

/** The rest of the sidebar: categories, the first five areas, and the way to a quote. */
export function RefineLists() {
  const texts = searchTexts.refine;
  return (
    <Lists aria-label={texts.heading}>
      <LinkList heading={texts.categories} links={serviceCategories} />
      <LinkList heading={texts.areas} links={areas.slice(0, searchTexts.sidebarAreas)} />
      <Typography>{texts.quote.text}</Typography>
      <Button component={RouterLink} to={texts.quoteHref}>
        {texts.quote.label}
      </Button>
    </Lists>
  );
}
