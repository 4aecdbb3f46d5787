import { type PushPayload, pushPayloadSchema } from '#contract/admin/push.ts';
import { LEADS_SCREEN, pageOfScreen, paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';
import { scope } from './scope.ts';
import { z } from '#contract/zod.ts';
import { showBadge } from '#lib/browser.ts';

/** Shows a notification pushed to the owner's device; ignores anything that is not one. */
export async function onPush(data: PushMessageData | null): Promise<void> {
  const parsed = pushPayloadSchema.safeParse(jsonOf(data));
  if (!parsed.success) return;
  // Notification first: updating the badge must not delay it.
  await show(parsed.data);
  await onPushedCount(parsed.data.newLeads);
}

async function show(payload: PushPayload): Promise<void> {
  const { title, body, lead, tag = 'test' } = payload;
  await scope.registration.showNotification(title, {
    body,
    lang: 'en-AU',
    tag: lead?.id ?? tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: payload,
    ...(lead ? { actions: actionsOf(lead) } : {}),
  });
}

type Lead = NonNullable<PushPayload['lead']>;

const actionsOf = ({ call, later }: Lead) => [
  { action: 'call', title: call },
  { action: 'later', title: later },
];

/** Whether a clicked notification is an owner's; if so, `onLeadNoticeClick` handles it. */
export function isLeadNotice(data: unknown): boolean {
  return pushPayloadSchema.safeParse(data).success;
}

/**
 * Opens the lead, calling at once if 'Call' was pressed; 'Later' asks the server to notify again.
 */
export async function onLeadNoticeClick({ action, notification }: Pressed): Promise<void> {
  notification.close();
  const payload = pushPayloadSchema.parse(notification.data);
  const { path, lead } = payload;
  if (action === 'later' && lead) {
    // If the server can't be reached, show the notification again: it has not been snoozed.
    return (await isPutOff(lead)) ? undefined : show(payload);
  }
  const address = action === 'call' ? calling(path) : path;
  const pages = await scope.clients.matchAll({ type: 'window' });
  // Another admin screen may hold unsaved input.
  const there = pages.find(({ url }) => pageOfScreen(new URL(url).pathname) === LEADS_SCREEN);
  const shown = await there?.navigate(address).catch(() => null);
  await (shown ? shown.focus() : scope.clients.openWindow(address));
}

/** A notification of an earlier release names its lead in the query. */
function calling(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}call`;
}

type Pressed = {
  action: string;
  notification: Pick<Notification, 'close'> & { readonly data?: unknown };
};

/** Whether the server has snoozed the notification; also true if it no longer knows of it. */
async function isPutOff({ id, device }: Lead): Promise<boolean> {
  const answer = await fetch(`${paths.adminNotices}/later`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lead: id, device }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => null);
  return answer !== null && (answer.ok || answer.status === 404);
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Cache for the number of new leads: the worker is stopped between events. */
const CACHE = 'office-badge';
const KEY = '/admin/new-leads';

const countSchema = z.int().check(z.nonnegative());

/** The number of new leads for the owner of this phone; null when signed out. */
async function newLeads(): Promise<number | null> {
  const kept = await (await caches.open(CACHE)).match(KEY);
  const parsed = countSchema.safeParse(await kept?.json().catch(() => null));
  return parsed.success ? parsed.data : null;
}

/** Stores the count; null once the owner has signed out. */
export async function keepNewLeads(count: number | null): Promise<void> {
  const cache = await caches.open(CACHE);
  if (count === null) await cache.delete(KEY);
  else await cache.put(KEY, new Response(JSON.stringify(count)));
}

/** Shows the count of a push message on the app icon, if the owner is signed in. */
async function onPushedCount(count: number | undefined): Promise<void> {
  if (count === undefined || (await newLeads()) === null) return;
  await keepNewLeads(count);
  await showBadge(count);
}

/**
 * Shows the number of waiting requests on the app icon. A worker sets the badge of all apps of the
 * site: if nothing waits, the admin app keeps its count.
 */
export async function showWaiting(waiting: number): Promise<void> {
  await showBadge(waiting > 0 ? waiting : ((await newLeads()) ?? 0));
}
