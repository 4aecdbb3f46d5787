import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leadStates, type LeadFilter } from '#contract/admin/admin.ts';
import { formTypes } from '#contract/form-types.ts';
import { leadViews } from '#contract/admin/lead-views.ts';

/**
 * What the inbox is narrowed to. View, state and form stand in the address, so that a list can be
 * linked to and come back to; the text does not, for it may be a name.
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

/** What stands in the address of a list. */
function addressOf({ view, state, formType }: LeadFilter): Record<string, string> {
  return { ...(view && { view }), ...(state && { state }), ...(formType && { form: formType }) };
}
