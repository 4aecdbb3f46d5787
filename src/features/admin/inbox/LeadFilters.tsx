import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import ToggleButton from '@mui/material/ToggleButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { isPassingEntry, useBackCloses } from '#components/use-back-closes.ts';
import { inbox, viewWords } from '#content/admin/inbox.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import {
  type LeadFilter,
  leadStates,
  type LeadView,
  leadViews,
  SEARCH_MAX,
} from '#contract/admin/leads.ts';
import type { Overview } from '#contract/admin/analytics.ts';
import { leadFormTypes } from '#contract/form-types.ts';
import { LEADS_SCREEN } from '#contract/paths.ts';
import { ButtonRow } from '../shared/elements.tsx';
import { ChoiceLine } from '../shared/ChoiceLine.tsx';

const words = inbox.filters;

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& > div': { flex: '1 1 auto', minWidth: 0 },
  '& > button': { flex: 'none', paddingInline: theme.spacing(1.5) },
}));

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 2, `calc(env(safe-area-inset-bottom, 0px) + ${theme.spacing(3)})`),
  [theme.breakpoints.up('md')]: { width: '22rem', padding: theme.spacing(4, 3) },
}));

type Filtering = { filter: LeadFilter; onChange: (filter: LeadFilter) => void };

/** The search, and the button that opens the filters. */
export function LeadFilters({ filter, onChange }: Filtering) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(filter.text ?? '');
  const [asked, setAsked] = useState(filter.text);
  // Another view resets the search: the field must not show the old text.
  if (asked !== filter.text) {
    setAsked(filter.text);
    setText(filter.text ?? '');
  }
  const { formType, state } = filter;
  const set = [formType, state].filter((one) => one !== undefined).length;
  return (
    <Form
      role="search"
      aria-label={words.heading}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filter, text });
      }}
    >
      <Input
        id={`${id}-text`}
        type="search"
        aria-label={words.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // The browser's own button that empties the field.
          if (target.value === '' && filter.text) onChange({ ...filter, text: '' });
        }}
      />
      <Button
        type="button"
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {set === 0 ? viewWords.filters : viewWords.filtersSet(set)}
      </Button>
      <FilterSheet
        isOpen={isOpen}
        filter={filter}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </Form>
  );
}

/** Filters in a sheet, from the bottom on phones; each applies at once. */
function FilterSheet({
  isOpen,
  filter,
  onChange,
  onClose,
}: Filtering & { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': viewWords.filters } }}
    >
      <Sheet>
        <FieldFrame id={`${id}-form`} label={words.formType}>
          <Select
            id={`${id}-form`}
            value={filter.formType ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, formType: leadFormTypes.find((type) => type === target.value) })
            }
          >
            <option value="">{words.allForms}</option>
            {leadFormTypes.map((type) => (
              <option key={type} value={type}>
                {leadForms[type].label}
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
        <ButtonRow>
          <Button type="button" onClick={onClose}>
            {words.done}
          </Button>
          <Button
            type="button"
            variant="text"
            disabled={!isNarrowed(filter)}
            onClick={() => {
              onChange(filter.view ? { view: filter.view } : {});
              onClose();
            }}
          >
            {words.clear}
          </Button>
        </ButtonRow>
      </Sheet>
    </Drawer>
  );
}

function isNarrowed({ formType, state, text }: LeadFilter): boolean {
  return formType !== undefined || state !== undefined || Boolean(text);
}

const ALL = 'all';

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(0.5),
  fontWeight: 650,
  'button:not(.Mui-selected) > &[data-late]': { color: theme.vars.palette.brand.alarm },
}));

/** The saved views, each with its number of leads. */
export function ViewButtons({
  current,
  counts,
  onChange,
}: {
  current: LeadView | undefined;
  /** Null while loading. */
  counts: Pick<Overview, 'views' | 'quoted'> | null;
  onChange: (view: LeadView | undefined) => void;
}) {
  const all = counts && { quoted: counts.quoted ?? 0, ...counts.views };
  return (
    <ChoiceLine
      value={current ?? ALL}
      isReady={counts !== null}
      aria-label={viewWords.label}
      onChange={(_event, value: unknown) => {
        // MUI reports null when the selected one is pressed.
        if (value !== null) onChange(leadViews.find((view) => view === value));
      }}
    >
      {leadViews.map((view) => (
        <ToggleButton key={view} value={view}>
          {viewWords.views[view]}
          {all === null ? null : ' '}
          {all === null ? null : (
            <Count {...(view === 'late' && all.late > 0 ? { 'data-late': '' } : {})}>
              {viewWords.count(all[view])}
            </Count>
          )}
        </ToggleButton>
      ))}
      <ToggleButton value={ALL}>{viewWords.all}</ToggleButton>
    </ChoiceLine>
  );
}

/** Name of the search in the fragment of the address: unlike a query it reaches no server and no log. */
const SEARCH = 'search';

/** The inbox's filter. All of it is in the address, so that Back returns to it. */
export function useInboxFilter() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo<LeadFilter>(() => {
    const query = new URLSearchParams(search);
    const text = new URLSearchParams(hash.slice(1)).get(SEARCH);
    const view = leadViews.find((one) => one === query.get('view'));
    const state = leadStates.find((one) => one === query.get('state'));
    const formType = leadFormTypes.find((one) => one === query.get('form'));
    return {
      ...(view && { view }),
      ...(state && { state }),
      ...(formType && { formType }),
      ...(text && { text: text.slice(0, SEARCH_MAX) }),
    };
  }, [search, hash]);
  const narrowTo = ({ view, state, formType, text }: LeadFilter) => {
    const query = {
      ...(view && { view }),
      ...(state && { state }),
      ...(formType && { form: formType }),
    };
    const address = {
      pathname: LEADS_SCREEN,
      search: `${new URLSearchParams(query)}`,
      hash: text ? `${new URLSearchParams({ [SEARCH]: text })}` : '',
    };
    // From the sheet it takes the place of the sheet's own entry, which Back would find.
    void navigate(address, { replace: isPassingEntry() });
  };
  return { filter, narrowTo };
}
