import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, type Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { leadStates, type LeadFilter, SEARCH_MAX } from '#contract/admin/admin.ts';
import { formTypes } from '#contract/form-types.ts';
import Button from '@mui/material/Button';
import { Disclosure } from '#components/Disclosure.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { viewWords } from '#content/admin/lead-views.ts';
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

const Folded = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(2) }));

/** Longest text that the server searches for; see the contract's schema. */

/** Narrows the inbox by form, state and text; folded on phones until something is asked of it. */
export function LeadFilters(props: Parameters<typeof FilterForm>[0]) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (isWide) return <FilterForm {...props} />;
  return (
    <Disclosure summary={viewWords.filters} open={isNarrowed(props.filter)}>
      <Folded>
        <FilterForm {...props} />
      </Folded>
    </Disclosure>
  );
}

function isNarrowed({ formType, state, text }: LeadFilter): boolean {
  return formType !== undefined || state !== undefined || Boolean(text);
}

/** A choice counts at once, the text on Search. */
function FilterForm({
  filter,
  onChange,
}: {
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
}) {
  const id = useId();
  const [text, setText] = useState(filter.text ?? '');
  const [asked, setAsked] = useState(filter.text);
  // Another list searches for nothing: what is on show must not say that it does.
  if (asked !== filter.text) {
    setAsked(filter.text);
    setText(filter.text ?? '');
  }
  const words = inbox.filters;
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
          maxLength={SEARCH_MAX}
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
        disabled={!isNarrowed(filter)}
        onClick={() => {
          setText('');
          onChange(filter.view ? { view: filter.view } : {});
        }}
      >
        {words.clear}
      </Button>
    </Form>
  );
}
