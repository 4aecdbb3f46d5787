import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TextBlock } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';

const Layout = styled('div', { shouldForwardProp: (prop) => prop !== 'alone' })<{ alone: boolean }>(
  ({ theme, alone }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(6),
    '& p': { margin: theme.spacing(3, 0, 0), maxWidth: sizes.measure, textWrap: 'pretty' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.spacing(8),
      alignItems: 'start',
      // Nothing stands beside the text: its paragraphs become two columns under the heading.
      ...(alone
        ? {
            '& > div': {
              gridColumn: '1 / -1',
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: theme.spacing(8),
            },
            '& > div > div': { gridColumn: '1 / -1' },
          }
        : {}),
    },
  }),
);

/** What the ground and the buildings of an area are like; beside it the places, where a page names them. */
export function LocalText({
  id,
  note,
  block,
  children,
}: {
  id: string;
  note: string;
  block: TextBlock;
  children?: ReactNode;
}) {
  return (
    <Layout alone={!children}>
      <div>
        <Heading id={id} note={note}>
          {block.heading}
        </Heading>
        {block.paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </div>
      {children}
    </Layout>
  );
}
