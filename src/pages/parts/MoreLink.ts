import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { sizes } from '#theme/tokens.ts';

/** The link that leads on from a course: words underlined, large enough for a thumb. */
export const MoreLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: 'inherit',
  fontWeight: 650,
  textUnderlineOffset: '0.25em',
});
