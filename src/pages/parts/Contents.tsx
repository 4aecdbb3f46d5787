import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Disclosure } from '#components/Disclosure.tsx';
import { RowList } from '#components/RowList.ts';
import type { LegalSection } from '#content/legal/types.ts';
import { sizes } from '#theme/tokens.ts';

const Root = styled('nav')(({ theme }) => ({
  '& > details': { border: 0 },
  // A whole target, with its words where a heading would stand.
  '& > details > summary': { marginTop: theme.spacing(-1.25), paddingBlock: 0 },
  '& ol > li': { padding: 0 },
  '& a': {
    display: 'grid',
    gridTemplateColumns: `max(${theme.spacing(5)}, 2em) minmax(0, 1fr)`,
    alignItems: 'center',
    minHeight: sizes.target,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${sizes.navBar} + ${theme.spacing(4)})`,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${sizes.navBar} - ${theme.spacing(8)})`,
    overflowY: 'auto',
    '& a': { ...theme.typography.body2 },
  },
}));

/** Table of contents of a legal page, beside the text where there is room; it can be folded away. */
export function Contents({
  heading,
  sections,
}: {
  heading: string;
  sections: readonly LegalSection[];
}) {
  return (
    <Root aria-labelledby="contents">
      <Disclosure
        open
        summary={
          <Typography variant="h4" component="h2" id="contents">
            {heading}
          </Typography>
        }
      >
        <RowList component="ol">
          {sections.map((section) => (
            <ListItem key={section.id}>
              <Link href={`#${section.id}`} color="secondary" underline="hover">
                <span>{section.number}</span>
                {section.heading}
              </Link>
            </ListItem>
          ))}
        </RowList>
      </Disclosure>
    </Root>
  );
}
