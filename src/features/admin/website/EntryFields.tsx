import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIsOwner } from '../session/session.ts';
import { CardHeading, Group } from '../shared/elements.tsx';
import { AddressButton } from './AddressButton.tsx';
import { EntryField, type EntryForm } from './fields.tsx';
import type { FieldGroup, Typed } from './kinds/kind.ts';
import { LocationButton } from './LocationButton.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(80),
}));

type Props = {
  form: EntryForm;
  /** Something was filled in for the person who types. */
  onFill: (typed: Typed) => void;
};

/** What is written of an entry. */
export function EntryFields({ groups, ...props }: Props & { groups: readonly FieldGroup[] }) {
  return groups.map((group) => <GroupOfFields key={group.id} group={group} {...props} />);
}

function GroupOfFields({ group, form, onFill }: Props & { group: FieldGroup }) {
  const id = useId();
  const isOwner = useIsOwner();
  const { heading, fields, isPlace } = group;
  const controls = (
    <Fields>
      {fields.map((field) => (
        <EntryField key={field.name} form={form} field={field} />
      ))}
      {isPlace === true && isOwner ? <AddressButton form={form} onFound={onFill} /> : null}
      {isPlace === true ? <LocationButton onFound={onFill} /> : null}
    </Fields>
  );
  if (heading === undefined) return controls;
  return (
    <Group aria-labelledby={id}>
      <CardHeading id={id}>{heading}</CardHeading>
      {controls}
    </Group>
  );
}
