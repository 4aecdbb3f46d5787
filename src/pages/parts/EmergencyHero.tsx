import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { Icon } from '#components/Icon.tsx';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& h1 + p': { marginTop: theme.spacing(3), maxWidth: '46ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'end',
  },
}));

const CallButton = styled(Button)(({ theme }) => ({
  display: 'grid',
  containerType: 'inline-size',
  gap: theme.spacing(1),
  justifyContent: 'start',
  padding: theme.spacing(3),
  textAlign: 'left',
  '& small': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& b': {
    ...headingFace,
    // As large as its box can set it on one line, also in the stand-in, whose number is 8 em wide.
    fontSize: `min(calc(${type.h2} * 1.25), 12.3cqi)`,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
  },
  '&:focus-visible': { outlineOffset: sizes.focus },
}));

/** Opening of the emergency page: what to do first, and the number in the largest type of the site. */
export function EmergencyHero({
  h1,
  lead,
  callLabel,
  phone,
}: {
  h1: string;
  lead: string;
  callLabel: string;
  phone: { readonly display: string; readonly href: string };
}) {
  return (
    <Section tone="ink">
      <Block>
        <div>
          <Typography variant="h1">{h1}</Typography>
          <Typography variant="subtitle1">{lead}</Typography>
        </div>
        <CallButton href={phone.href}>
          <Typography variant="body2" component="small">
            <Icon name="Phone" />
            {callLabel}
          </Typography>
          <b>{phone.display}</b>
        </CallButton>
      </Block>
    </Section>
  );
}
