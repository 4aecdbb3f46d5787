import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/Disclosure.tsx';
import { headingFace } from '#theme/heading-fonts.ts';
import { wide } from '#theme/media.ts';

const open = { contentVisibility: 'visible', display: 'block', height: 'auto' } as const;

const Fold = styled('div')({
  '& > details': { border: 0 },
  // More specific than the element's own style, since their order varies by page.
  '&& summary': { padding: 0, ...headingFace },
  '& h2': { font: 'inherit' },
  '&& summary::after': { color: 'inherit' },
  // A browser that can't force them open by CSS leaves them collapsible.
  '@supports selector(::details-content)': {
    [wide]: {
      '&& summary': { pointerEvents: 'none' },
      '&& summary::after': { display: 'none' },
      '& details::details-content': open,
    },
    '@media print': { '& details::details-content': open },
  },
});

/** Footer links under a heading: collapsed on narrow screens, open on wide ones and in print. */
export function FooterGroup({
  heading,
  id,
  children,
}: {
  heading: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <Fold>
      <Disclosure
        summary={
          <Typography variant="inherit" component="h2" {...(id === undefined ? {} : { id })}>
            {heading}
          </Typography>
        }
      >
        {children}
      </Disclosure>
    </Fold>
  );
}
