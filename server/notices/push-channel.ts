import { noticeWords } from '#content/admin/notices.ts';
import { outcome, type SendResult } from '../forwarding/outcome.ts';
import type { DeviceStore } from '../store/devices.ts';
import type { createInbox } from '../store/inbox.ts';
import { leadPath, leadSummary } from './lead-words.ts';
import type { Channel, Delivery } from './notifier.ts';
import type { Pusher } from './pusher.ts';

/** Answers by which a push service says that the browser is not there any more. */
const GONE = [404, 410];

type Parts = {
  pusher: Pusher;
  devices: DeviceStore;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
};

/** Tells of leads by notifications; a device that its push service does not know is removed. */
export function pushChannel({ pusher, devices, inbox }: Parts): Channel {
  return {
    name: 'push',
    async deliver({ lead_id: leadId, recipient }) {
      const device = await devices.find(recipient);
      if (device === null) return { kind: 'refused', failure: 'device_removed' };
      const lead = leadId === null ? null : await inbox.find(leadId);
      if (lead === null) return { kind: 'refused', failure: 'lead_gone' };
      const { title, call, later } = noticeWords.push;
      const result = await pusher.push(
        device,
        {
          title,
          body: leadSummary(lead),
          path: leadPath(lead.id),
          lead: { id: lead.id, device: device.id, call, later },
        },
        lead.id,
      );
      if (isGone(result)) await devices.remove(device.id);
      return deliveryOf(result);
    },
  };
}

/** Whether the push service says that the browser is not there any more. */
export function isGone(result: SendResult): boolean {
  return result.kind === 'answer' && GONE.includes(result.status);
}

function deliveryOf(result: SendResult): Delivery {
  const kind = outcome(result);
  if (kind === 'delivered') return { kind: 'sent' };
  const failure = result.kind === 'answer' ? String(result.status) : result.error;
  return { kind: kind === 'retry' ? 'failed' : 'refused', failure };
}
