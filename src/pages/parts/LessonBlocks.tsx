import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/as-element.ts';
import type { TextBlock } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { PictureFrame } from './PictureFrame.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';
import { Split } from './Split.ts';

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

/** The lesson of a service page, an illustrated essay: how the defect comes about, its repair, the cost of waiting. */
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
