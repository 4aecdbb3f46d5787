import styled from '@emotion/styled';
import { Course, Measure } from '#components/Course.tsx';
import { thankYou } from '#content/thank-you.ts';
import { ThankYouStatus } from '#features/outbox-status/ThankYouStatus.tsx';
import { sizes } from '#theme/tokens.ts';
import { Heading } from './parts/Heading.tsx';
import { MoreLink } from './parts/MoreLink.ts';
import { Sided } from './parts/Sided.tsx';
import { Steps } from './parts/Steps.tsx';

const Opening = styled(Measure)(({ theme }) => ({
  paddingBlock: theme.spacing(4, 6),
  '& h1': { ...theme.typography.h1, margin: theme.spacing(0, 0, 3) },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(7, 8) },
}));

const Meanwhile = styled('div')(({ theme }) => ({
  '& p': { ...theme.typography.h3, fontWeight: 500, margin: 0, maxWidth: '48ch', lineHeight: 1.35 },
  '& a': { marginTop: theme.spacing(3), minHeight: sizes.target },
}));

/** What happens to a request once it is sent (specification 1-§2.8). */
export default function ThankYouPage() {
  const { meanwhile, home } = thankYou;
  return (
    <>
      <Opening>
        <h1>{thankYou.h1}</h1>
        <ThankYouStatus />
      </Opening>
      <Course labelledBy="next">
        <Sided>
          <Heading id="next">{thankYou.nextHeading}</Heading>
          <Steps items={thankYou.nextSteps} />
        </Sided>
      </Course>
      <Course tone="sandstone" labelledBy="meanwhile">
        <Sided>
          <Heading id="meanwhile">{meanwhile.heading}</Heading>
          <Meanwhile>
            <p>{meanwhile.text}</p>
            <MoreLink to={home.href}>{home.label}</MoreLink>
          </Meanwhile>
        </Sided>
      </Course>
    </>
  );
}
