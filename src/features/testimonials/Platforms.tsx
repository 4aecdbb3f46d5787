import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { reviewPlatforms, testimonialsText } from '#content/home/testimonials.ts';
import { sizes } from '#theme/tokens.ts';

const Links = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(2),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    fontWeight: 650,
  },
}));

const linked = reviewPlatforms.filter((platform) => platform.href !== '');

/** Where else the reviews can be read; nothing where no address is configured. */
export function Platforms() {
  if (linked.length === 0) return null;
  return (
    <Links variant="body2">
      {testimonialsText.platformsHeading}
      {linked.map((platform) => (
        <Link key={platform.id} href={platform.href} rel="noopener">
          {platform.label}
        </Link>
      ))}
    </Links>
  );
}
