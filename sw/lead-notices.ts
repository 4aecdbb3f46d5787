import { type PushPayload, pushPayloadSchema } from '#contract/admin/push.ts';
import { paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';
import { onPushedCount } from './admin-badge.ts';
import { scope } from './scope.ts';

const INBOX_PATH = '/admin/leads';

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
  const address = action === 'call' ? `${path}&call` : path;
  const pages = await scope.clients.matchAll({ type: 'window' });
  // Another admin screen may hold unsaved input.
  const there = pages.find((page) => new URL(page.url).pathname === INBOX_PATH);
  const shown = await there?.navigate(address).catch(() => null);
  await (shown ? shown.focus() : scope.clients.openWindow(address));
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
