import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Disclosure } from '#components/Disclosure.tsx';
import { RowList } from '#components/lists.ts';
import type {
  LegalBlock,
  LegalPage as LegalPageContent,
  LegalSection,
} from '#content/legal/types.ts';
import { sizes } from '#theme/tokens.ts';
import { Section } from '#components/Section.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Split } from './parts/styles.ts';

const Root = styled('nav')(({ theme }) => ({
  '& > details': { border: 0 },
  // As tall as a touch target, its text aligned like a heading.
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

/** Collapsible table of contents. */
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

const Text = styled('div')(({ theme }) => ({
  maxWidth: sizes.measure,
  overflowWrap: 'break-word',
  '& section': { scrollMarginTop: `calc(${sizes.navBar} + ${theme.spacing(3)})` },
  '& section + section': {
    marginTop: theme.spacing(5),
    paddingTop: theme.spacing(4),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& h2 > span': {
    display: 'inline-block',
    minWidth: '2em',
    color: theme.vars.palette.brand.inkSoft,
  },
  '& p': { marginTop: theme.spacing(2), textWrap: 'pretty' },
  '& ul': { marginTop: theme.spacing(1.5), paddingLeft: theme.spacing(3), listStyle: 'disc' },
  '& li': { display: 'list-item', paddingBlock: theme.spacing(0.5) },
}));

function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Text>
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
          <Typography variant="h3" component="h2" id={`${section.id}-heading`}>
            <span>{section.number}</span>
            {section.heading}
          </Typography>
          {section.blocks.map((block) => (
            <Block key={'clause' in block ? block.clause : listOf(block).join()} block={block} />
          ))}
        </section>
      ))}
    </Text>
  );
}

type ListBlock = Exclude<LegalBlock, { clause: string }>;

const listOf = (block: ListBlock): readonly string[] =>
  'clauses' in block ? block.clauses : block.services;

function Block({ block }: { block: LegalBlock }) {
  if ('clause' in block) return <Typography>{block.clause}</Typography>;
  return (
    <>
      {block.lead === undefined ? null : <Typography>{block.lead}</Typography>}
      <List>
        {listOf(block).map((item) => (
          <ListItem key={item}>{item}</ListItem>
        ))}
      </List>
    </>
  );
}

/** Privacy policy and terms of service. */
export default function LegalPage({ content }: { content: LegalPageContent }) {
  return (
    <>
      <PageHero note={content.edition} h1={content.h1} lead={content.lead} />
      <Section>
        <Split>
          <Contents heading={content.contentsHeading} sections={content.sections} />
          <LegalSections sections={content.sections} />
        </Split>
      </Section>
    </>
  );
}
