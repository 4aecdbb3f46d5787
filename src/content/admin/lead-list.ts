import type { ChosenAnswer } from '#contract/admin/chosen-leads.ts';

type Refusal = Exclude<ChosenAnswer['leads'][number]['outcome'], 'changed'>;

/** Words around the list of leads: choosing several, moving by keys. */
export const listWords = {
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (count: number) => `Choose the ${count} shown`,
  chosen: {
    label: 'Chosen leads',
    what: 'What is done with the chosen leads',
    with: (count: number) => `${count} chosen …`,
    stages: 'Set stage',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    csv: 'Export CSV',
    apply: 'Do it',
    clear: 'Clear',
    changed: (count: number) => (count === 1 ? '1 lead changed' : `${count} leads changed`),
    most: (count: number) => `No more than ${count} at once`,
    refused: (count: number) =>
      count === 1 ? '1 lead was not changed' : `${count} leads were not changed`,
    others: (count: number) => (count === 1 ? 'The other one was.' : `The other ${count} were.`),
    refusals: {
      stale: 'somebody else has changed it meanwhile; it is shown as it is now',
      gone: 'it has been deleted',
    } satisfies Record<Refusal, string>,
  },
  menu: {
    open: (name: string) => `What to do with ${name}`,
    stage: (label: string) => `Stage: ${label}`,
    changed: (name: string, label: string) => `${name}: ${label}`,
    lost: { title: (name: string) => `${name} is lost`, save: 'Save', cancel: 'Cancel' },
  },
  archived: (name: string) => `Archived: ${name}`,
  stale: 'Somebody else has changed it meanwhile: look, then press again',
  moreFailed: 'Older leads could not be loaded',
  again: 'Try Again',
  keys: {
    line: 'Keys: j next, k previous, Enter opens, e archives, ? tells',
    title: 'Keys in the inbox',
    list: [
      { key: 'j', does: 'to the next lead' },
      { key: 'k', does: 'to the one before' },
      { key: 'Enter', does: 'opens it, or closes it' },
      { key: 'e', does: 'archives it and goes on to the next' },
      { key: '?', does: 'tells of these keys' },
    ],
    on: 'Use j, k and e on this device',
    close: 'Close',
  },
} as const;
