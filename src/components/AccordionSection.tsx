import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { sizes } from '#theme/tokens.ts';

const Root = styled(Accordion)(({ theme }) => ({
  border: 0,
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { padding: 0 },
  '& .MuiAccordionSummary-content': { fontWeight: 650 },
  '& .MuiAccordionSummary-root::after': {
    content: '"+"',
    alignSelf: 'center',
    color: theme.vars.palette.brand.harbour,
    fontSize: '1.5em',
    lineHeight: 1,
  },
  '& .MuiAccordionSummary-root.Mui-expanded::after': { content: '"\\2212"' },
  '& .MuiAccordionDetails-root': { padding: 0 },
}));

/** MUI's accordion, for screens that need script anyway; others use Disclosure. */
export function AccordionSection({
  summary,
  heading = 'div',
  children,
  ...props
}: Pick<AccordionProps, 'expanded' | 'onChange'> & {
  summary: ReactNode;
  /** The element around the summary, where it is a heading of the screen. */
  heading?: 'h2' | 'div';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root disableGutters slotProps={{ heading: { component: heading } }} {...props}>
      {/* MUI names the region after these. */}
      <AccordionSummary id={`${id}-summary`} aria-controls={`${id}-region`}>
        {summary}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Root>
  );
}
