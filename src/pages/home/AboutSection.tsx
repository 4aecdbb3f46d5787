import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { homeAbout } from '#content/home/about.ts';
import { sizes } from '#theme/tokens.ts';
import { MoreLink } from '../parts/MoreLink.ts';
import { Split } from '../parts/Split.ts';

const Account = styled(Split)(({ theme }) => ({
  '& h2': { maxWidth: '14ch' },
  '& p': { marginBottom: theme.spacing(2), maxWidth: sizes.measure },
  '& p:first-of-type': { fontWeight: 500, lineHeight: 1.35 },
}));

/** A short account of the firm, with the way to the long one. */
export function AboutSection() {
  return (
    <Section tone="sandstone" id="about" labelledBy="about-heading">
      <Account>
        <Typography variant="h2" id="about-heading">
          {homeAbout.heading}
        </Typography>
        <div>
          {homeAbout.paragraphs.map((paragraph, index) => (
            <Typography key={paragraph} variant={index === 0 ? 'h3' : 'body1'} component="p">
              {paragraph}
            </Typography>
          ))}
          <MoreLink to={homeAbout.link.href}>{homeAbout.link.label}</MoreLink>
        </div>
      </Account>
    </Section>
  );
}
