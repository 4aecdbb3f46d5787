import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { thankYou } from '#content/thank-you.ts';
import { Confirmation } from './thank-you/Confirmation.tsx';
import { Heading } from './parts/Heading.tsx';
import { MoreLink, Split } from './parts/styles.ts';
import { Steps } from './parts/CardGroup.tsx';

const Opening = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(4, 6),
  '& h1': { marginBottom: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(7, 8) },
}));

const Meanwhile = styled('div')(({ theme }) => ({
  '& p': { fontWeight: 500, maxWidth: '48ch', lineHeight: 1.35 },
  '& a': { marginTop: theme.spacing(3) },
}));

export default function ThankYouPage() {
  const { meanwhile, home, yourData } = thankYou;
  return (
    <>
      <Opening>
        <Typography variant="h1">{thankYou.h1}</Typography>
        <Confirmation />
      </Opening>
      <Section labelledBy="next">
        <Split>
          <Heading id="next">{thankYou.nextHeading}</Heading>
          <Steps items={thankYou.nextSteps} />
        </Split>
      </Section>
      <Section tone="sandstone" labelledBy="meanwhile">
        <Split>
          <Heading id="meanwhile">{meanwhile.heading}</Heading>
          <Meanwhile>
            <Typography variant="h3" component="p">
              {meanwhile.text}
            </Typography>
            <MoreLink to={home.href}>{home.label}</MoreLink>
            <br />
            <MoreLink to={yourData.href}>{yourData.label}</MoreLink>
          </Meanwhile>
        </Split>
      </Section>
    </>
  );
}
