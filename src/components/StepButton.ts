import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** A square button for next or previous; neighbours share their edge. */
export const StepButton = styled(IconButton)({
  border: `${sizes.hairline} solid currentcolor`,
  '& + &': { marginLeft: `calc(${sizes.hairline} * -1)` },
  '&.Mui-disabled': { color: 'inherit', cursor: 'default', opacity: 0.4 },
});
