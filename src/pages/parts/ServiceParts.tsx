import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Disclosure } from '#components/Disclosure.tsx';
import { RowList } from '#components/lists.ts';
import { Section } from '#components/Section.tsx';
import type { AsElement } from '#components/text.tsx';
import { serviceNotes } from '#content/catalogue-notes.ts';
import { groupFaq, type FaqItem, type TextCard, type TextBlock } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { projectName } from '#content/projects/heads.ts';
import type { Project } from '#content/projects/index.ts';
import { compact, sizes, type } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { PictureFrame, SitePicture, pictureSizes } from './SitePicture.tsx';
import { Split, MoreLink } from './styles.ts';

const half = `minmax(0, calc(${sizes.textWidth} / 2 - ${sizes.gutter}))`;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h1, & > div': { paddingInline: sizes.gutter },
  '& > h1': { paddingBlock: theme.spacing(2, 3) },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(3, 5),
  },
  '& > figure': { aspectRatio: '3 / 2' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(${sizes.gutter}, 1fr) ${half} ${half} minmax(${sizes.gutter}, 1fr)`,
    gridTemplateRows: '1fr auto',
    '& > h1': {
      gridColumn: 2,
      alignSelf: 'end',
      padding: theme.spacing(5, 4, 3, 0),
    },
    '& > div': { gridColumn: 2, padding: theme.spacing(0, 4, 7, 0) },
    '& > figure': {
      gridColumn: '3 / -1',
      gridRow: '1 / span 2',
      aspectRatio: 'auto',
      minHeight: theme.spacing(60),
      borderLeft: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    },
  },
}));

/**
 * Hero of a service page: text on the left, picture to the right edge; on phones the picture is between
 * headline and lead.
 */
export function ElevationHero({
  h1,
  lead,
  picture,
  children,
}: {
  h1: string;
  lead: string;
  picture: Picture;
  children: ReactNode;
}) {
  return (
    <Layout>
      <Typography variant="h1">{h1}</Typography>
      <PictureFrame>
        <SitePicture picture={picture} sizes={pictureSizes.half} priority />
      </PictureFrame>
      <div>
        <Typography variant="subtitle1">{lead}</Typography>
        {children}
      </div>
    </Layout>
  );
}

const Rows = styled(RowList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    alignItems: 'normal',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
  },
  '& p': { maxWidth: sizes.measure },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.spacing(4) },
  },
}));

export function TextRows({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <ListItem key={card.title}>
          <Typography variant="h3">{card.title}</Typography>
          <Typography>{card.text}</Typography>
        </ListItem>
      ))}
    </Rows>
  );
}

const Margin = styled('div')(({ theme }) => ({
  '& figure': { marginTop: theme.spacing(4), aspectRatio: '2 / 1' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${sizes.navBar} + ${theme.spacing(4)})`,
    alignSelf: 'start',
    '& figure': { aspectRatio: '4 / 5' },
  },
}));

const Essay = styled(List)<AsElement>(({ theme }) => ({
  counterReset: 'part',
  '& > li': { display: 'block', counterIncrement: 'part', maxWidth: sizes.measure },
  '& > li + li': { marginTop: theme.spacing(6) },
  '& h3::before': {
    content: 'counter(part)',
    display: 'block',
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.brand.inkSoft,
    fontFamily: theme.typography.fontFamily,
    fontSize: type.note,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { marginTop: theme.spacing(2), textWrap: 'pretty' },
  '& > li:last-of-type': {
    padding: theme.spacing(4),
    backgroundColor: theme.vars.palette.brand.sandstone,
    borderTop: `${sizes.focus} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  },
}));

/** Illustrated essay: causes of the defect, its repair, the cost of waiting. */
export function LessonBlocks({
  id,
  note,
  heading,
  blocks,
  picture,
}: {
  id: string;
  note: string;
  heading: string;
  blocks: readonly TextBlock[];
  picture: Picture | undefined;
}) {
  return (
    <Split>
      <Margin>
        <Heading id={id} note={note}>
          {heading}
        </Heading>
        {picture && (
          <PictureFrame>
            <SitePicture picture={picture} sizes={pictureSizes.half} />
          </PictureFrame>
        )}
      </Margin>
      <Essay component="ol">
        {blocks.map((block) => (
          <ListItem key={block.heading}>
            <Typography variant="h3">{block.heading}</Typography>
            {block.paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </ListItem>
        ))}
      </Essay>
    </Split>
  );
}

/** A finished project with its picture, and a link to before and after. */
export function JobSection({ project, picture }: { project: Project; picture: Picture }) {
  const { job, jobLink } = serviceNotes;
  return (
    <Section labelledBy="job">
      <Split>
        <div>
          <Heading id="job" note={job}>
            {projectName(project)}
          </Heading>
          <Typography sx={{ marginTop: 2 }}>{project.summary}</Typography>
          <MoreLink to={jobLink.href(project.id)}>{jobLink.label}</MoreLink>
        </div>
        <SitePicture picture={picture} sizes={pictureSizes.half} />
      </Split>
    </Section>
  );
}

const Questions = styled('div')(({ theme }) => ({
  // Keeps the text clear of the scroll-to-top button.
  [compact]: { '& summary': { paddingInlineEnd: theme.spacing(8) } },
  '& h3': { margin: theme.spacing(5, 0, 1.5) },
  '& h3:first-of-type': { marginTop: 0 },
  '& p': { padding: theme.spacing(0, 0, 3, 4), maxWidth: sizes.measure },
}));

/** Questions by category, one open at a time; a single category has no heading. */
export function Faq({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly FaqItem[];
}) {
  const groups = groupFaq(items);
  return (
    <Split>
      <Heading id={id}>{heading}</Heading>
      <Questions>
        {groups.map((group) => (
          <Fragment key={group.category}>
            {groups.length > 1 ? (
              <Typography variant="h4" component="h3">
                {group.category}
              </Typography>
            ) : null}
            {group.items.map((item) => (
              <Disclosure key={item.question} group={id} summary={item.question}>
                <Typography>{item.answer}</Typography>
              </Disclosure>
            ))}
          </Fragment>
        ))}
      </Questions>
    </Split>
  );
}
