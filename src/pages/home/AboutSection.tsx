import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { homeAbout } from '#content/home/about.ts';
import { sizes } from '#theme/tokens.ts';
import { Sided } from '../parts/Sided.tsx';
import { MoreLink } from '../parts/MoreLink.ts';

const Account = styled(Sided)(({ theme }) => ({
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '14ch' },
  '& p': { margin: theme.spacing(0, 0, 2), maxWidth: sizes.measure },
  '& p:first-of-type': { ...theme.typography.h3, fontWeight: 500, lineHeight: 1.35 },
}));

/** A short account of the firm, with the way to the long one. */
export function AboutSection() {
  return (
    <Course tone="sandstone" id="about" labelledBy="about-heading">
      <Account>
        <h2 id="about-heading">{homeAbout.heading}</h2>
        <div>
          {homeAbout.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <MoreLink to={homeAbout.link.href}>{homeAbout.link.label}</MoreLink>
        </div>
      </Account>
    </Course>
  );
}
