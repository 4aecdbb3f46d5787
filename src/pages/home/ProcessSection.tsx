import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import { Section } from '#components/Section.tsx';
import { processSection, processSteps } from '#content/home/process.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';

/** Six cards, the middle ones wider, each with its duration as a dimension line. */
const Steps = styled(CardList)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    marginTop: theme.spacing(5),
    '& > li > p:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      marginBottom: theme.spacing(3),
      color: brand.inkSoft,
      fontWeight: 600,
      lineHeight: 1.6,
      fontVariantNumeric: 'tabular-nums',
      // A tick and a line on either side, like a dimension in a drawing.
      '&::before, &::after': {
        content: '""',
        flex: '1 1 auto',
        height: theme.spacing(1.5),
        background: `linear-gradient(currentcolor, currentcolor) center / 100% ${sizes.hairline} no-repeat`,
      },
      '&::before': { borderLeft: `${sizes.hairline} solid currentcolor` },
      '&::after': { borderRight: `${sizes.hairline} solid currentcolor` },
    },
    '& h3': { display: 'flex', gap: theme.spacing(1.5) },
    '& h3 > span': { color: brand.inkSoft },
    '& h3 + p': { marginBlock: theme.spacing(1, 1.5) },
    '& ul': { listStyle: 'disc', paddingLeft: '1.1em', fontSize: type.small },
    '& ul > li': { display: 'list-item', marginTop: theme.spacing(0.5) },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 2', padding: theme.spacing(4, 3) },
      '& > li:nth-of-type(3), & > li:nth-of-type(4)': { gridColumn: 'span 3' },
    },
  };
});

const Guarantees = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(6, 0, 5),
  '& > div': {
    padding: theme.spacing(2, 0),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& dd': { margin: theme.spacing(0.5, 0, 0), fontSize: type.small },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

export function ProcessSection() {
  return (
    <Section id="process" labelledBy="process-heading">
      <Heading id="process-heading" intro={processSection.intro}>
        {processSection.heading}
      </Heading>
      <Steps component="ol" columns={{ md: 2 }}>
        {processSteps.map((step) => (
          <ListItem key={step.step}>
            <Typography variant="caption" component="p">
              {step.duration}
            </Typography>
            <Typography variant="h3">
              <span>{step.step}</span>
              {step.title}
            </Typography>
            <Typography>{step.description}</Typography>
            <List>
              {step.details.map((detail) => (
                <ListItem key={detail}>{detail}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Steps>
      <Guarantees>
        {processSection.guarantees.map((guarantee) => (
          <div key={guarantee.id}>
            <Typography variant="h4" component="dt">
              {guarantee.title}
            </Typography>
            <dd>{guarantee.text}</dd>
          </div>
        ))}
      </Guarantees>
      <Button href={processSection.buttonHref}>{processSection.button}</Button>
    </Section>
  );
}
