import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from '#components/text.tsx';
import { Section } from '#components/Section.tsx';
import { sizes } from '#theme/tokens.ts';

const Group = styled('div')(({ theme }) => ({
  '& h2': { maxWidth: '24ch' },
  '& p + h2, & h2 + p': { marginTop: theme.spacing(2) },
}));

/** The heading of a section, with an optional note above and an introduction below. */
export function Heading({
  id,
  note,
  intro,
  children,
}: {
  id?: string;
  note?: string | undefined;
  intro?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Group>
      {note ? <Note>{note}</Note> : null}
      <Typography variant="h2" id={id}>
        {children}
      </Typography>
      {intro ? <Typography variant="subtitle1">{intro}</Typography> : null}
    </Group>
  );
}

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& p': { fontWeight: 500, maxWidth: '48ch', lineHeight: 1.35 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.spacing(8),
    '& h2': {
      paddingTop: theme.spacing(1.5),
      borderTop: `${sizes.hairline} solid currentcolor`,
      alignSelf: 'start',
    },
  },
}));

/** A fact about the trade, set large. */
export function Fact({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <Section tone="sandstone" labelledBy={id}>
      <Block>
        <Typography variant="overline" component="h2" id={id}>
          {heading}
        </Typography>
        <Typography variant="h3" component="p">
          {text}
        </Typography>
      </Block>
    </Section>
  );
}
