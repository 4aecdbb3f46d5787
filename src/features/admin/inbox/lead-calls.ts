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
  type Today,
  todaySchema,
} from '#contract/admin/leads.ts';
import type { PersonChange } from '#contract/admin/lead-facts.ts';
import { type Overview, overviewSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { call, command, download } from '../api/call.ts';

/** Page sizes: the first one is small, so that it appears at once. */
export const FIRST_SIZE = 25;
export const FURTHER_SIZE = 100;

const pathOf = (id: string) => `${paths.adminLeads}/${encodeURIComponent(id)}`;

/** A page of the inbox; `cursor` is the previous page's `nextCursor`. Throws a CallError, as all of these. */
export function loadLeads(
  filter: LeadFilter,
  cursor: string | undefined,
  signal: AbortSignal,
  limit: number,
): Promise<LeadPage> {
  const query = queryOf(filter);
  query.set('limit', String(limit));
  if (cursor !== undefined) query.set('cursor', cursor);
  return call(leadPageSchema, `${paths.adminLeads}?${query}`, { signal, headers: ownNameHeader() });
}

export function loadToday(signal: AbortSignal): Promise<Today> {
  return call(todaySchema, paths.adminToday, { signal });
}

export function loadOverview(signal: AbortSignal): Promise<Overview> {
  return call(overviewSchema, paths.adminOverview, { signal, headers: ownNameHeader() });
}

/** Number of leads that are held back. */
export async function loadHeldBack(signal: AbortSignal): Promise<number> {
  const page = await call(leadPageSchema, `${paths.adminLeads}?limit=1`, { signal });
  return page.heldBack;
}

export function loadCsv(filter: LeadFilter): Promise<Blob> {
  return download(`${paths.adminLeadsCsv}?${queryOf(filter)}`, { headers: ownNameHeader() });
}

export function loadChosenCsv(ids: readonly string[]): Promise<Blob> {
  return download(paths.adminLeadsCsv, { method: 'POST', body: { ids } });
}

/** Changes several leads; resolves with the outcome of each. */
export function changeChosen(change: ChosenChange): Promise<ChosenAnswer> {
  return call(chosenAnswerSchema, paths.adminLeadChanges, { method: 'POST', body: change });
}

export function loadLead(id: string, signal: AbortSignal): Promise<LeadDetail> {
  return call(leadDetailSchema, pathOf(id), { signal });
}

/** Resolves with the changed lead. */
export function changeLead(id: string, change: LeadChange): Promise<LeadDetail> {
  return call(leadDetailSchema, pathOf(id), { method: 'PATCH', body: change });
}

/** Joins two leads of one person, or parts them. Resolves with the changed lead. */
export function linkPerson(id: string, change: PersonChange): Promise<LeadDetail> {
  return call(leadDetailSchema, `${pathOf(id)}/person`, { method: 'POST', body: change });
}

/** URL of the calendar file of a lead's visit. */
export function visitFile(id: string): string {
  return `${pathOf(id)}/visit.ics`;
}

/** Queues a lead to be forwarded again. */
export function sendLeadAgain(id: string): Promise<LeadDetail> {
  return call(leadDetailSchema, `${pathOf(id)}/send`, { method: 'POST' });
}

/** Deletes a lead for good. */
export function deleteLead(id: string): Promise<void> {
  return command(pathOf(id), { method: 'DELETE' });
}

/** In a header: names do not go into URLs. */
function ownNameHeader(): Record<string, string> {
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

/** URL of a photo, in full or as a thumbnail. */
export function photoAddress(
  leadId: string,
  hash: string,
  size: 'whole' | 'small' = 'whole',
): string {
  const whole = `${ofLead(leadId)}/photos/${hash}`;
  return size === 'small' ? `${whole}?size=small` : whole;
}

/** URL of all photos of a lead as one file. */
export function archiveAddress(leadId: string): string {
  return `${ofLead(leadId)}/photos.zip`;
}

const KEY = 'office-name';

/** The owner's name on this device; empty if unknown. */
export function ownName(): string {
  return readText(KEY) ?? '';
}

/** Without storage the name is asked for again. */
export function keepOwnName(name: string): void {
  writeText(KEY, name);
}
