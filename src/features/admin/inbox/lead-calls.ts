import {
  type ChosenAnswer,
  chosenAnswerSchema,
  type ChosenChange,
  type LeadChange,
  type LeadDetail,
  leadDetailSchema,
  type LeadFilter,
  type LeadPage,
  leadPageSchema,
  OWNER_NAME_HEADER,
} from '#contract/admin/leads.ts';
import { type Overview, overviewSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { call, command, download } from '../api/call.ts';

/** Leads on the first page of the inbox, which is to be there at once, and on each further one. */
export const FIRST_SIZE = 25;
export const FURTHER_SIZE = 100;

const pathOf = (id: string) => `${paths.adminLeads}/${encodeURIComponent(id)}`;

/** One page of the inbox; `cursor` is what the page before named as the next. Throws a CallError. */
export function loadLeads(
  filter: LeadFilter,
  cursor: string | undefined,
  signal: AbortSignal,
  limit: number,
): Promise<LeadPage> {
  const query = queryOf(filter);
  query.set('limit', String(limit));
  if (cursor !== undefined) query.set('cursor', cursor);
  return call(leadPageSchema, `${paths.adminLeads}?${query}`, { signal, headers: whoLooks() });
}

/** What waits for an owner, with how many leads each view has. Throws a CallError. */
export function loadOverview(signal: AbortSignal): Promise<Overview> {
  return call(overviewSchema, paths.adminOverview, { signal, headers: whoLooks() });
}

/** How many leads are held back until the owner has looked at them. Throws a CallError. */
export async function loadHeldBack(signal: AbortSignal): Promise<number> {
  const page = await call(leadPageSchema, `${paths.adminLeads}?limit=1`, { signal });
  return page.heldBack;
}

/** The leads that match, as a CSV file. Throws a CallError. */
export function loadCsv(filter: LeadFilter): Promise<Blob> {
  return download(`${paths.adminLeadsCsv}?${queryOf(filter)}`, { headers: whoLooks() });
}

/** These leads, as a CSV file. Throws a CallError. */
export function loadChosenCsv(ids: readonly string[]): Promise<Blob> {
  return download(paths.adminLeadsCsv, { method: 'POST', body: { ids } });
}

/** Changes several leads at once; resolves with what became of each. Throws a CallError. */
export function changeChosen(change: ChosenChange): Promise<ChosenAnswer> {
  return call(chosenAnswerSchema, paths.adminLeadChanges, { method: 'POST', body: change });
}

/** A lead with its versions and attempts. Throws a CallError. */
export function loadLead(id: string, signal: AbortSignal): Promise<LeadDetail> {
  return call(leadDetailSchema, pathOf(id), { signal });
}

/** Marks a lead; resolves with the lead as it is then. Throws a CallError. */
export function changeLead(id: string, change: LeadChange): Promise<LeadDetail> {
  return call(leadDetailSchema, pathOf(id), { method: 'PATCH', body: change });
}

/** Queues a lead to be forwarded again. Throws a CallError. */
export function sendLeadAgain(id: string): Promise<LeadDetail> {
  return call(leadDetailSchema, `${pathOf(id)}/send`, { method: 'POST' });
}

/** Removes a lead for good. Throws a CallError. */
export function deleteLead(id: string): Promise<void> {
  return command(pathOf(id), { method: 'DELETE' });
}

/** A header, for names stand in no address. */
function whoLooks(): Record<string, string> {
  return { [OWNER_NAME_HEADER]: encodeURIComponent(ownName()) };
}

function queryOf({ formType, state, view, text }: LeadFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== undefined) query.set('view', view);
  if (formType !== undefined) query.set('formType', formType);
  if (state !== undefined) query.set('state', state);
  if (text !== undefined && text !== '') query.set('text', text);
  return query;
}

const ofLead = (leadId: string) => `${paths.adminLeads}/${encodeURIComponent(leadId)}`;

/** Address of a photograph for the owner, whole or as a thumbnail. */
export function photoAddress(
  leadId: string,
  hash: string,
  size: 'whole' | 'small' = 'whole',
): string {
  const whole = `${ofLead(leadId)}/photos/${hash}`;
  return size === 'small' ? `${whole}?size=small` : whole;
}

/** Address of all photographs of a lead as one file. */
export function archiveAddress(leadId: string): string {
  return `${ofLead(leadId)}/photos.zip`;
}

const KEY = 'office-name';

/** The name under which this device's owner works; empty where none is known. */
export function ownName(): string {
  return readText(KEY) ?? '';
}

/** Keeps that name on this device; without storage it is asked for again. */
export function keepOwnName(name: string): void {
  writeText(KEY, name);
}

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
