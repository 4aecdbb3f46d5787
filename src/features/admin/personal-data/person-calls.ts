import { toast } from '#components/toast/toasts.tsx';
import { personalData } from '#content/admin/personal-data.ts';
import {
  type PersonCorrection,
  type PersonExport,
  personExportSchema,
  type PersonLead,
  personLeadsSchema,
  type PersonOutcome,
  personOutcomeSchema,
} from '#contract/admin/persons.ts';
import { paths } from '#contract/paths.ts';
import { call, download, reasonFor } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';

const post = (ids: readonly string[]) => ({ method: 'POST', body: { ids } }) as const;

/** Leads of the person with this phone or address. Throws a CallError, as all of these. */
export async function findPerson(contact: string): Promise<readonly PersonLead[]> {
  const body = { contact };
  return (await call(personLeadsSchema, paths.adminPersons, { method: 'POST', body })).leads;
}

export function loadCopy(ids: readonly string[]): Promise<PersonExport> {
  return call(personExportSchema, `${paths.adminPersons}/export`, post(ids));
}

export function loadPhotos(ids: readonly string[]): Promise<Blob> {
  return download(`${paths.adminPersons}/photos`, post(ids));
}

export function correctPerson(correction: PersonCorrection): Promise<PersonOutcome> {
  const options = { method: 'POST', body: correction } as const;
  return call(personOutcomeSchema, `${paths.adminPersons}/corrections`, options);
}

export function erasePerson(ids: readonly string[]): Promise<PersonOutcome> {
  return call(personOutcomeSchema, `${paths.adminPersons}/erasures`, post(ids));
}

/** Runs what was asked for; says why if it fails. Resolves with whether it was done. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    noteFailure(error);
    const title = personalData.notDone;
    toast({ variant: 'error', title, description: reasonFor(error) }, 'corner');
    return false;
  }
}
