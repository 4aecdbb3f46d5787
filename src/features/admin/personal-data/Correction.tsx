import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { personalData } from '#content/admin/personal-data.ts';
import { personCorrectionSchema } from '#contract/admin/persons.ts';
import { Quiet } from '../shared/elements.tsx';
import { attempt, correctPerson } from './person-calls.ts';

const words = personalData.person.correction;

const fields = [
  { name: 'name', type: 'text' },
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
] as const;

type Name = (typeof fields)[number]['name'];

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: theme.spacing(60),
}));

/** Corrects name, phone and address in all of these leads. */
export function Correction({
  ids,
  onCorrected,
}: {
  ids: readonly string[];
  onCorrected: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  const save = async () => {
    const { data, error } = personCorrectionSchema.safeParse({ ids, ...given });
    const issues = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    setErrors(Object.fromEntries(issues));
    if (data === undefined) return;
    await attempt(async () => {
      const { leads } = await correctPerson(data);
      toast({ variant: 'success', title: personalData.person.corrected(leads) }, 'corner');
      onCorrected();
    });
  };
  return (
    <Form
      noValidate
      aria-label={words.heading}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Quiet>{words.helper}</Quiet>
      {fields.map(({ name, type }) => (
        <FieldFrame key={name} id={`${id}-${name}`} label={words[name]} error={errors[name]}>
          <Input
            id={`${id}-${name}`}
            type={type}
            autoComplete="off"
            value={typed[name] ?? ''}
            {...fieldAria(`${id}-${name}`, errors[name], undefined)}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </FieldFrame>
      ))}
      <Button type="submit" disabled={Object.keys(given).length === 0}>
        {words.save}
      </Button>
    </Form>
  );
}
