import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { type } from '#theme/tokens.ts';
import { Group } from '../shared/elements.tsx';

/** The fields of a quote or visit: below each other on phones, in columns on wide screens. */
export const FactForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > .whole': { gridColumn: '1 / -1' },
}));

const Heading = styled('span')(({ theme }) => ({ ...theme.typography.h3, flex: 'none' }));

const Fact = styled('span')(({ theme }) => ({
  minWidth: 0,
  color: theme.vars.palette.brand.inkSoft,
  fontSize: type.small,
  fontWeight: 400,
}));

const Summary = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1.5),
}));

const Body = styled(Group)(({ theme }) => ({ paddingBlock: theme.spacing(1, 2) }));

/**
 * A part of what is known of a lead: the fact in a line, the form behind it. All of them open would
 * be four screens of a phone.
 */
export function FactSection({
  heading,
  fact,
  isNext = false,
  children,
}: {
  heading: string;
  /** What is known, in a few words; empty for nothing. */
  fact: string;
  /** Whether it is what the lead's stage asks for: then it is open until somebody closes it. */
  isNext?: boolean;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <AccordionSection
      heading="h2"
      expanded={chosen ?? isNext}
      onChange={(_event, isOpen) => setChosen(isOpen)}
      summary={
        <Summary>
          <Heading>{heading}</Heading>
          {fact === '' ? null : <Fact>{fact}</Fact>}
        </Summary>
      }
    >
      <Body>{children}</Body>
    </AccordionSection>
  );
}
