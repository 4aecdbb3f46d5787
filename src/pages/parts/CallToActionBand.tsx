import styled from '@emotion/styled';
import { Course, type Tone } from '#components/Course.tsx';
import type { CallToAction } from '#content/page-types.ts';
import { Actions } from './Actions.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'end',
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '22ch' },
  '& p': { ...theme.typography.subtitle1, margin: theme.spacing(2, 0, 0), maxWidth: '52ch' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/**
 * A page's call to action: what to do next, and the two ways to do it. Where the footer follows, another
 * tone than ink keeps the two courses apart.
 */
export function CallToActionBand({
  content,
  tone = 'ink',
}: {
  content: CallToAction;
  tone?: Tone;
}) {
  return (
    <Course tone={tone} labelledBy="call-to-action">
      <Block>
        <div>
          <h2 id="call-to-action">{content.heading}</h2>
          <p>{content.text}</p>
        </div>
        <Actions button={content.button} call={content.call} />
      </Block>
    </Course>
  );
}
