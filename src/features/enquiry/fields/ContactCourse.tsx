import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ActionLink } from '#components/ActionButton.tsx';
import { Course } from '#components/Course.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { homeContact } from '#content/home/contact.ts';
import { sizes, type } from '#theme/tokens.ts';
import { FormCard } from './FormCard.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  '& h2': { ...theme.typography.h2, margin: 0, textWrap: 'balance' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: theme.spacing(8),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > p': { margin: 0, maxWidth: sizes.measure },
}));

const Ways = styled('dl')(({ theme }) => ({
  width: '100%',
  margin: 0,
  '& > div': {
    paddingBlock: theme.spacing(1),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& dt': { fontSize: type.note, fontWeight: 650 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: type.note },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1),
    color: theme.vars.palette.stone.harbour,
    overflowWrap: 'anywhere',
  },
}));

/** A course with words and ways to reach us on one side and a form on the other. */
export function ContactCourse({
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
  /** Whether the opening hours stand beside the form. */
  hours?: boolean;
  children: ReactNode;
}) {
  const { call, email } = homeContact;
  return (
    <Course tone="wash" labelledBy={headingId} {...(id === undefined ? {} : { id })}>
      <Sides>
        <Words>
          <h2 id={headingId}>{heading}</h2>
          <p>{intro}</p>
          <ActionLink href={business.phone.href} emphasis="line">
            <Icon name="Phone" />
            {call.heading} {call.label}
          </ActionLink>
          <Ways>
            <div>
              <dt>{email.heading}</dt>
              <dd>
                <a href={business.email.href}>{email.label}</a>
                <small>{email.note}</small>
              </dd>
            </div>
            {hours
              ? business.openingHours.map((row) => (
                  <div key={row.id}>
                    <dt>{row.days}</dt>
                    <dd>{row.hours}</dd>
                  </div>
                ))
              : null}
          </Ways>
        </Words>
        <FormCard>{children}</FormCard>
      </Sides>
    </Course>
  );
}
