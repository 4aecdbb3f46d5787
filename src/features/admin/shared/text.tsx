import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { AsElement } from '#components/text.tsx';

/** Secondary text: states, hints, empty lists. */
export function Quiet(props: TypographyProps & AsElement) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}

/** Heading of a group. */
export function GroupHeading(props: TypographyProps) {
  return <Typography variant="h3" component="h2" {...props} />;
}

/** Heading of a card. */
export function CardHeading(props: TypographyProps) {
  return <Typography variant="h4" component="h3" {...props} />;
}

/** Text of a card. */
export function CardText(props: TypographyProps) {
  return <Typography variant="body2" {...props} />;
}
