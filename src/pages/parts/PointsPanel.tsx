import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/as-element.ts';
import { Section, type Tone } from '#components/Section.tsx';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { Split } from './Split.ts';

const Points = styled(List)<AsElement>(({ theme }) => ({
  counterReset: 'point',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `max(${theme.spacing(5)}, 2em) minmax(0, 1fr)`,
    alignItems: 'normal',
    paddingBlock: theme.spacing(2),
    borderTop: `${sizes.hairline} solid color-mix(in srgb, currentcolor 30%, transparent)`,
    counterIncrement: 'point',
    maxWidth: sizes.measure,
  },
  '& > li::before': {
    content: 'counter(point)',
    fontSize: type.note,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 2,
  },
}));

/** A claim and the points that carry it, on a band of its own. */
export function PointsPanel({
  id,
  tone,
  content,
}: {
  id: string;
  tone: Tone;
  content: { readonly heading: string; readonly text: string; readonly points: readonly string[] };
}) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Split>
        <Heading id={id}>{content.heading}</Heading>
        <div>
          <Typography variant="subtitle1" sx={{ marginBottom: 4, maxWidth: sizes.measure }}>
            {content.text}
          </Typography>
          <Points component="ol">
            {content.points.map((point) => (
              <ListItem key={point}>{point}</ListItem>
            ))}
          </Points>
        </div>
      </Split>
    </Section>
  );
}
