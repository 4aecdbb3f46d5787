import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { sizes } from '#theme/tokens.ts';

/** The link that leads on from a section: words underlined, large enough for a thumb. */
export const MoreLink = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  fontWeight: 650,
});
