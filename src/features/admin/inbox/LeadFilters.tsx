import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Disclosure } from '#components/Disclosure.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { inbox, viewWords } from '#content/admin/inbox.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import {
  type LeadFilter,
  leadStates,
  type LeadView,
  leadViews,
  SEARCH_MAX,
} from '#contract/admin/leads.ts';
import type { Overview } from '#contract/admin/analytics.ts';
import { formTypes } from '#contract/form-types.ts';
import { sizes, type } from '#theme/tokens.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 5fr) auto auto',
  },
}));

const Folded = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(2) }));

/** Filters the inbox by form, state and text; collapsed on phones unless a filter is set. */
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

/** Selects apply at once, the text on Search. */
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
  // Another view resets the search: the field must not show the old text.
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

const ALL = 'all';

// The background shows as hairlines in the gaps.
const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: sizes.hairline,
  padding: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.hairline,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const View = styled(ToggleButton)(({ theme }) => ({
  '&&': { margin: 0, border: 0, borderRadius: 0 },
  display: 'inline-block',
  minHeight: sizes.target,
  padding: theme.spacing(0.5, 1),
  fontSize: type.small,
  lineHeight: 1.25,
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.brand.ink,
  backgroundColor: theme.vars.palette.brand.paper,
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&&.Mui-selected, &&.Mui-selected:hover': {
    color: theme.vars.palette.brand.ink,
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.sandstone,
    boxShadow: `inset 0 -${sizes.focus} 0 ${theme.vars.palette.brand.harbour}`,
  },
  '& > span': { marginInlineStart: theme.spacing(0.5), fontWeight: 650 },
  '& > [data-late]': { color: theme.vars.palette.brand.alarm },
}));

/** The saved views, each with its number of leads. */
export function ViewButtons({
  current,
  counts,
  onChange,
}: {
  current: LeadView | undefined;
  /** Null while loading. */
  counts: Overview['views'] | null;
  onChange: (view: LeadView | undefined) => void;
}) {
  return (
    <Group
      exclusive
      value={current ?? ALL}
      aria-label={viewWords.label}
      onChange={(_event, value: unknown) => {
        // MUI reports null when the selected one is pressed.
        if (value !== null) onChange(leadViews.find((view) => view === value));
      }}
    >
      <View value={ALL}>{viewWords.all}</View>
      {leadViews.map((view) => (
        <View key={view} value={view}>
          {viewWords.views[view]}
          {counts === null ? null : ' '}
          {counts === null ? null : (
            <span {...(view === 'late' && counts.late > 0 ? { 'data-late': '' } : {})}>
              {viewWords.count(counts[view])}
            </span>
          )}
        </View>
      ))}
    </Group>
  );
}

/**
 * The inbox's filter. View, state and form are in the URL, so that lists can be linked to; the text
 * is not: it may be a name.
 */
export function useInboxFilter() {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const view = leadViews.find((one) => one === query.get('view'));
  const state = leadStates.find((one) => one === query.get('state'));
  const formType = formTypes.find((one) => one === query.get('form'));
  const filter = useMemo<LeadFilter>(
    () => ({
      ...(view && { view }),
      ...(state && { state }),
      ...(formType && { formType }),
      ...(text === '' ? {} : { text }),
    }),
    [view, state, formType, text],
  );
  const narrowTo = (next: LeadFilter) => {
    setText(next.text ?? '');
    setQuery(addressOf(next));
  };
  return { filter, narrowTo };
}

function addressOf({ view, state, formType }: LeadFilter): Record<string, string> {
  return { ...(view && { view }), ...(state && { state }), ...(formType && { form: formType }) };
}
