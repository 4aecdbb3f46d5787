import { keyframes, styled } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { Measure } from '#components/Section.tsx';
import { navigationText } from '#content/navigation.ts';
import { motion, sizes } from '#theme/tokens.ts';
import { toHeight } from './go-to.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Longer than a page takes that is already on the device: those show no skeleton. */
const Delayed = styled('div')(({ theme }) => ({
  minHeight: '100vh',
  paddingBlock: sizes.sectionY,
  animation: `${appear} ${motion.slow} ${motion.ease} ${motion.slow} both`,
  '& > div': { display: 'grid', gap: theme.spacing(2) },
}));

const Line = styled('span', { shouldForwardProp: (prop) => prop !== 'length' })<{ length: number }>(
  ({ theme, length }) => ({
    display: 'block',
    width: `${length}%`,
    height: theme.spacing(3),
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
    border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  }),
);

/**
 * Placeholder while a page's code is loading; scrolled to its top wherever the previous page was
 * left.
 */
export function PageFallback() {
  useLayoutEffect(() => toHeight(0), []);
  return (
    <Delayed>
      <Measure>
        <VisuallyHidden role="status">{navigationText.loading}</VisuallyHidden>
        {[45, 80, 72, 76, 38].map((length) => (
          <Line key={length} length={length} />
        ))}
      </Measure>
    </Delayed>
  );
}
