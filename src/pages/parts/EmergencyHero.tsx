import styled from '@emotion/styled';
import { ActionLink } from '#components/ActionButton.tsx';
import { Course } from '#components/Course.tsx';
import { Icon } from '#components/Icon.tsx';
import { sizes, type } from '#theme/tokens.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& h1 + p': { ...theme.typography.subtitle1, margin: theme.spacing(3, 0, 0), maxWidth: '46ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'end',
  },
}));

const Line = styled(ActionLink)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyContent: 'start',
  padding: theme.spacing(3),
  textAlign: 'left',
  '& small': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
  },
  '& b': {
    fontFamily: theme.typography.h1.fontFamily,
    // As large as the narrowest phone can set it on one line.
    fontSize: `min(calc(${type.h2} * 1.25), 9.5vw)`,
    lineHeight: 1.1,
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
    <Course tone="ink">
      <Block>
        <div>
          <h1>{h1}</h1>
          <p>{lead}</p>
        </div>
        <Line href={phone.href}>
          <small>
            <Icon name="Phone" />
            {callLabel}
          </small>
          <b>{phone.display}</b>
        </Line>
      </Block>
    </Course>
  );
}
