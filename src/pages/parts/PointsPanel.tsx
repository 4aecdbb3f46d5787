import styled from '@emotion/styled';
import { Course, type Tone } from '#components/Course.tsx';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { Sided } from './Sided.tsx';

const Points = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'point',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `max(${theme.spacing(5)}, 2em) minmax(0, 1fr)`,
    paddingBlock: theme.spacing(2),
    borderTop: `${sizes.joint} solid color-mix(in srgb, currentcolor 30%, transparent)`,
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

const Body = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.subtitle1,
    margin: theme.spacing(0, 0, 4),
    maxWidth: sizes.measure,
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
    <Course tone={tone} labelledBy={id}>
      <Sided>
        <Heading id={id}>{content.heading}</Heading>
        <Body>
          <p>{content.text}</p>
          <Points>
            {content.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        </Body>
      </Sided>
    </Course>
  );
}
