import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { processSection, processSteps } from '#content/home/process.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { JumpLink } from './JumpLink.tsx';

/** Six stones in running bond; each carries its duration as a dimension line. */
const Steps = styled('ol')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    margin: theme.spacing(5, 0, 0),
    padding: sizes.joint,
    listStyle: 'none',
    backgroundColor: stone.joint,
    '& > li': { padding: theme.spacing(3), backgroundColor: stone.paper },
    '& > li > p:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      margin: theme.spacing(0, 0, 3),
      color: stone.inkSoft,
      fontSize: type.note,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      // Tick and line on either side, as a surveyor draws a measure.
      '&::before, &::after': {
        content: '""',
        flex: '1 1 auto',
        height: theme.spacing(1.5),
        background: `linear-gradient(currentcolor, currentcolor) center / 100% ${sizes.joint} no-repeat`,
      },
      '&::before': { borderLeft: `${sizes.joint} solid currentcolor` },
      '&::after': { borderRight: `${sizes.joint} solid currentcolor` },
    },
    '& h3': { ...theme.typography.h3, margin: 0, display: 'flex', gap: theme.spacing(1.5) },
    '& h3 > span': { color: stone.inkSoft },
    '& h3 + p': { margin: theme.spacing(1, 0, 1.5) },
    '& ul': { margin: 0, paddingLeft: '1.1em', fontSize: type.small },
    '& ul > li': { marginTop: theme.spacing(0.5) },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 2', padding: theme.spacing(4, 3) },
      '& > li:nth-of-type(3), & > li:nth-of-type(4)': { gridColumn: 'span 3' },
    },
  };
});

const Guarantees = styled('dl')(({ theme }) => {
  const line = `${sizes.joint} solid ${theme.vars.palette.stone.joint}`;
  return {
    display: 'grid',
    margin: theme.spacing(6, 0, 5),
    '& > div': { padding: theme.spacing(2, 0), borderTop: line },
    '& dt': { ...theme.typography.h4 },
    '& dd': { margin: theme.spacing(0.5, 0, 0), fontSize: type.small },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(4),
    },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  };
});

/** How a job runs: six steps with durations, four guarantees (specification 2-§2, 'Process'). */
export function ProcessSection() {
  return (
    <Course id="process" labelledBy="process-heading">
      <Heading id="process-heading" intro={processSection.intro}>
        {processSection.heading}
      </Heading>
      <Steps>
        {processSteps.map((step) => (
          <li key={step.step}>
            <p>{step.duration}</p>
            <h3>
              <span>{step.step}</span>
              {step.title}
            </h3>
            <p>{step.description}</p>
            <ul>
              {step.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </Steps>
      <Guarantees>
        {processSection.guarantees.map((guarantee) => (
          <div key={guarantee.id}>
            <dt>{guarantee.title}</dt>
            <dd>{guarantee.text}</dd>
          </div>
        ))}
      </Guarantees>
      <JumpLink href={processSection.buttonHref}>{processSection.button}</JumpLink>
    </Course>
  );
}
