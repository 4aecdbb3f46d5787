import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/Section.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { homeContact } from '#content/home/sections.ts';
import { sizes, type } from '#theme/tokens.ts';
import { FormCard } from './FormCard.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: theme.spacing(8),
  },
}));

const Ways = styled(List)<{ component: 'dl' }>(({ theme }) => ({
  width: '100%',
  '& > div': {
    display: 'block',
    padding: theme.spacing(1, 0),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& dt': { fontSize: type.note, fontWeight: 650 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: type.note },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1),
    color: theme.vars.palette.brand.harbour,
    overflowWrap: 'anywhere',
  },
}));

/** A section with text and contact details on one side and a form on the other. */
export function ContactColumns({
  id,
  heading,
  headingId,
  intro,
  hours = false,
  children,
}: {
  id?: string;
  heading: string;
  headingId: string;
  intro: string;
  /** Whether the opening hours are shown next to the form. */
  hours?: boolean;
  children: ReactNode;
}) {
  const { call, email } = homeContact;
  return (
    <Section tone="wash" labelledBy={headingId} {...(id === undefined ? {} : { id })}>
      <Sides>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography sx={{ maxWidth: sizes.measure }}>{intro}</Typography>
          <Button href={business.phone.href} variant="outlined">
            <Icon name="Phone" />
            {call.heading} {call.label}
          </Button>
          <Ways component="dl" disablePadding>
            <ListItem component="div">
              <dt>{email.heading}</dt>
              <dd>
                <Link href={business.email.href}>{email.label}</Link>
                <small>{email.note}</small>
              </dd>
            </ListItem>
            {hours
              ? business.openingHours.map((row) => (
                  <ListItem component="div" key={row.id}>
                    <dt>{row.days}</dt>
                    <dd>{row.hours}</dd>
                  </ListItem>
                ))
              : null}
          </Ways>
        </Stack>
        <FormCard>{children}</FormCard>
      </Sides>
    </Section>
  );
}
