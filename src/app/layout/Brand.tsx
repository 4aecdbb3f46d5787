import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { LogoMark } from '#components/LogoMark.tsx';
import { business } from '#content/business.ts';
import { fonts, sizes, type } from '#theme/tokens.ts';
import { roomy } from './media.ts';

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: sizes.target,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
}));

const Words = styled('span')({ display: 'grid', minWidth: 0, lineHeight: 1.15 });

const Name = styled('span')({
  fontFamily: fonts.heading,
  fontSize: `min(${type.lead}, 7vw)`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

const Subtitle = styled('span')({
  display: 'none',
  fontSize: type.note,
  whiteSpace: 'nowrap',
  [roomy]: { display: 'block' },
});

/** Mark, name and, on wide screens, subtitle; leads home (specification 1-§2.3). */
export function Brand({ subtitle = true, onPress }: { subtitle?: boolean; onPress?: () => void }) {
  return (
    <HomeLink to="/" {...(onPress ? { onClick: onPress } : {})}>
      <LogoMark />
      <Words>
        <Name>{business.name}</Name>
        {subtitle ? <Subtitle>{business.subtitle}</Subtitle> : null}
      </Words>
    </HomeLink>
  );
}
