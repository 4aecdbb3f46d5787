import { styled } from '@mui/material/styles';
import { LogoMark } from '#components/LogoMark.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { business } from '#content/business.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';
import { roomy } from '#theme/media.ts';

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: sizes.target,
  minWidth: 0,
  textDecoration: 'none',
}));

const Words = styled('span')({ display: 'grid', minWidth: 0, lineHeight: 1.15 });

/** Letters that fit on one line of the bar; a longer name is smaller and takes several lines. */
const SHORT_NAME = 20;

const size =
  business.name.length > SHORT_NAME ? `min(${type.note}, 4.5vw)` : `min(${type.lead}, 7vw)`;

const Name = styled('span')({
  ...headingFace,
  fontSize: size,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

const Subtitle = styled('span')({
  display: 'none',
  fontSize: type.note,
  whiteSpace: 'nowrap',
  [roomy]: { display: 'block' },
});

/** Mark, name and, on wide screens, subtitle; links to the home page. */
export function Brand({ subtitle = true, onPress }: { subtitle?: boolean; onPress?: () => void }) {
  return (
    <HomeLink to="/" {...(onPress ? { onClick: onPress } : {})}>
      <LogoMark />
      <Words>
        <Name>{business.name}</Name>
        {subtitle && business.name.length <= SHORT_NAME ? (
          <Subtitle>{business.subtitle}</Subtitle>
        ) : null}
      </Words>
    </HomeLink>
  );
}
