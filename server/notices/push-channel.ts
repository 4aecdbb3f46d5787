import { noticeWords } from '#content/admin/notices.ts';
import type { PushPayload } from '#contract/admin/push.ts';
import { type SendOutcome, stateAfter } from '../forwarding/outcome.ts';
import type { Device, DeviceStore } from '../store/devices.ts';
import type { createInbox } from '../store/inbox.ts';
import { leadPath, leadSummary } from './lead-words.ts';
import { storedMessage } from './message.ts';
import type { Channel, ChannelOutcome } from './notifier.ts';
import type { Pusher } from './pusher.ts';

/** Status codes of a push service for a subscription that no longer exists. */
const GONE = [404, 410];

type Services = {
  pusher: Pusher;
  devices: Pick<DeviceStore, 'find'>;
  /** Removes a device that no longer exists. */
  lose: (device: Device) => Promise<void>;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
  /** How many leads are new. */
  newLeads: () => Promise<number>;
};

/** Sends push notifications; removes devices that their push service no longer knows. */
export function pushChannel({ pusher, devices, lose, inbox, newLeads }: Services): Channel {
  return {
    name: 'push',
    async deliver({ lead_id: leadId, message, topic, recipient }) {
      const device = await devices.find(recipient);
      if (device === null) return { kind: 'refused', failure: 'device_removed' };
      const payload = await payloadOf(device);
      if (payload === null) return { kind: 'refused', failure: 'lead_gone' };
      const outcome = await pusher.push(device, payload, topic);
      if (isGone(outcome)) await lose(device);
      return channelOutcome(outcome);

      async function payloadOf({ id }: Device): Promise<PushPayload | null> {
        if (message !== null) {
          const { title, text, path } = storedMessage(message);
          const [body = ''] = text.split('\n');
          return { title, body, path, tag: topic, newLeads: await newLeads() };
        }
        const lead = leadId === null ? null : await inbox.find(leadId);
        if (lead === null) return null;
        const { title, call, later } = noticeWords.push;
        return {
          title,
          body: leadSummary(lead),
          path: leadPath(lead.id),
          newLeads: await newLeads(),
          lead: { id: lead.id, device: id, call, later },
        };
      }
    },
  };
}

/** Whether the push service says that the subscription no longer exists. */
export function isGone(outcome: SendOutcome): boolean {
  return outcome.kind === 'answer' && GONE.includes(outcome.status);
}

function channelOutcome(outcome: SendOutcome): ChannelOutcome {
  const kind = stateAfter(outcome);
  if (kind === 'delivered') return { kind: 'sent' };
  const failure = outcome.kind === 'answer' ? String(outcome.status) : outcome.error;
  return { kind: kind === 'retry' ? 'failed' : 'refused', failure };
}
