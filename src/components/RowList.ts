import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import type { AsElement } from './as-element.ts';

/** A list whose rows (`ListItem`) stand between hairlines. */
export const RowList = styled(List)<AsElement>(({ theme }) => {
  const line = `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`;
  return {
    borderBottom: line,
    '& > li': { display: 'block', paddingBlock: theme.spacing(1.5), borderTop: line },
  };
});
