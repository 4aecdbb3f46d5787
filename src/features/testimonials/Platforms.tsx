import styled from '@emotion/styled';
import { reviewPlatforms, testimonialsText } from '#content/home/testimonials.ts';
import { sizes, type } from '#theme/tokens.ts';

const Links = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  margin: theme.spacing(2, 0, 0),
  fontSize: type.small,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    color: 'inherit',
    fontWeight: 650,
    textUnderlineOffset: '0.25em',
  },
}));

const linked = reviewPlatforms.filter((platform) => platform.href !== '');

/** Where else the reviews can be read; nothing where no address is configured. */
export function Platforms() {
  if (linked.length === 0) return null;
  return (
    <Links>
      {testimonialsText.platformsHeading}
      {linked.map((platform) => (
        <a key={platform.id} href={platform.href} rel="noopener">
          {platform.label}
        </a>
      ))}
    </Links>
  );
}
