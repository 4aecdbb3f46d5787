import styled from '@emotion/styled';
import type { TextBlock } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { Sided } from './Sided.tsx';
import { SitePicture } from './SitePicture.tsx';

const Margin = styled('div')(({ theme }) => ({
  '& figure': {
    position: 'relative',
    margin: theme.spacing(4, 0, 0),
    aspectRatio: '2 / 1',
    overflow: 'hidden',
  },
  // A detail: the same file as the drawing at the top of the page, seen from nearer.
  '& img': { position: 'absolute', inset: 0, height: '100%', transform: 'scale(1.9)' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${sizes.navBar} + ${theme.spacing(4)})`,
    alignSelf: 'start',
    '& figure': { aspectRatio: '4 / 5' },
  },
}));

const Essay = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'part',
  '& > li': { counterIncrement: 'part', maxWidth: sizes.measure },
  '& > li + li': { marginTop: theme.spacing(6) },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& h3::before': {
    content: 'counter(part)',
    display: 'block',
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.stone.inkSoft,
    fontFamily: theme.typography.fontFamily,
    fontSize: type.note,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { margin: theme.spacing(2, 0, 0), textWrap: 'pretty' },
  '& > li:last-of-type': {
    padding: theme.spacing(4),
    backgroundColor: theme.vars.palette.stone.sandstone,
    borderTop: `${sizes.focus} solid ${theme.vars.palette.stone.sandstoneDeep}`,
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
  picture: Picture;
}) {
  return (
    <Sided>
      <Margin>
        <Heading id={id} note={note}>
          {heading}
        </Heading>
        <figure aria-hidden="true">
          <SitePicture picture={{ ...picture, alt: '' }} sizes={pictureSizes.half} />
        </figure>
      </Margin>
      <Essay>
        {blocks.map((block) => (
          <li key={block.heading}>
            <h3>{block.heading}</h3>
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </Essay>
    </Sided>
  );
}
