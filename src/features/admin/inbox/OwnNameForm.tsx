import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { leadWorkLimits } from '#contract/admin/lead-work.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { leadWork } from '#content/admin/lead.ts';
import { viewWords } from '#content/admin/inbox.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText } from '../shared/elements.tsx';
import { keepOwnName } from './lead-calls.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
}));

/** Asks for the owner's name on this device, which the view 'Mine' needs. */
export function OwnNameForm({ onKept }: { onKept: () => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const words = viewWords.nameless;
  return (
    <Notice title={words.title}>
      <CardText>{words.text}</CardText>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          keepOwnName(name.trim());
          onKept();
        }}
      >
        <FieldFrame id={`${id}-name`} label={words.name}>
          <Input
            id={`${id}-name`}
            list={`${id}-people`}
            maxLength={leadWorkLimits.nameMax}
            autoComplete="off"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </FieldFrame>
        <datalist id={`${id}-people`}>
          {leadWork.people.map((person) => (
            <option key={person}>{person}</option>
          ))}
        </datalist>
        <Button type="submit" variant="outlined">
          {words.save}
        </Button>
      </Form>
    </Notice>
  );
}
