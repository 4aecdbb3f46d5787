import type { ChosenAnswer } from '#contract/admin/chosen-leads.ts';

type Refusal = Exclude<ChosenAnswer['leads'][number]['outcome'], 'changed'>;

/** Text of the list of leads: choosing several, moving by keys. */
export const listWords = {
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (count: number) => `Choose the ${count} shown`,
  chosen: {
    label: 'Chosen leads',
    what: 'Action for the chosen leads',
    with: (count: number) => `${count} chosen …`,
    stages: 'Set stage',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    csv: 'Export CSV',
    apply: 'Apply',
    clear: 'Clear',
    changed: (count: number) => (count === 1 ? '1 lead changed' : `${count} leads changed`),
    most: (count: number) => `No more than ${count} at once`,
    refused: (count: number) =>
      count === 1 ? '1 lead was not changed' : `${count} leads were not changed`,
    others: (count: number) => (count === 1 ? 'The other one was.' : `The other ${count} were.`),
    refusals: {
      stale: 'somebody else has changed it; it is shown as it is now',
      gone: 'it has been deleted',
    } satisfies Record<Refusal, string>,
  },
  menu: {
    open: (name: string) => `Actions for ${name}`,
    stage: (label: string) => `Stage: ${label}`,
    changed: (name: string, label: string) => `${name}: ${label}`,
    lost: { title: (name: string) => `${name} is lost`, save: 'Save', cancel: 'Cancel' },
  },
  archived: (name: string) => `Archived: ${name}`,
  stale: 'Somebody else has changed it: check, then press again',
  moreFailed: 'Older leads could not be loaded',
  again: 'Try Again',
  keys: {
    line: 'Keys: j next, k previous, Enter opens, e archives, ? shows help',
    title: 'Keys in the inbox',
    list: [
      { key: 'j', does: 'next lead' },
      { key: 'k', does: 'previous lead' },
      { key: 'Enter', does: 'opens or closes it' },
      { key: 'e', does: 'archives it and moves to the next' },
      { key: '?', does: 'shows these keys' },
    ],
    on: 'Use j, k and e on this device',
    close: 'Close',
  },
} as const;
