import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { leadStates, type LeadFilter } from '#contract/admin.ts';
import { formTypes } from '#contract/form-types.ts';
import Button from '@mui/material/Button';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 5fr) auto auto',
  },
}));

/** Longest text that the server searches for; see the contract's schema. */
const TEXT_MAX = 200;

/** Narrows the inbox by form, state and text; a choice counts at once, the text on Search. */
export function LeadFilters({
  filter,
  onChange,
}: {
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
}) {
  const id = useId();
  const [text, setText] = useState(filter.text ?? '');
  const words = inbox.filters;
  const narrowed = Object.values(filter).some((value) => value !== undefined && value !== '');
  return (
    <Form
      role="search"
      aria-label={words.heading}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filter, text });
      }}
    >
      <FieldFrame id={`${id}-form`} label={words.formType}>
        <Select
          id={`${id}-form`}
          value={filter.formType ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, formType: formTypes.find((type) => type === target.value) })
          }
        >
          <option value="">{words.allForms}</option>
          {formTypes.map((type) => (
            <option key={type} value={type}>
              {formCatalogue[type].label}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame id={`${id}-state`} label={words.state}>
        <Select
          id={`${id}-state`}
          value={filter.state ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, state: leadStates.find((state) => state === target.value) })
          }
        >
          <option value="">{words.allStates}</option>
          {leadStates.map((state) => (
            <option key={state} value={state}>
              {inbox.states[state]}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame id={`${id}-text`} label={words.search}>
        <Input
          id={`${id}-text`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={TEXT_MAX}
          placeholder={words.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <Button type="submit" variant="outlined">
        {words.apply}
      </Button>
      <Button
        type="button"
        variant="text"
        disabled={!narrowed}
        onClick={() => {
          setText('');
          onChange({});
        }}
      >
        {words.clear}
      </Button>
    </Form>
  );
}
