import { noticeWords } from '#content/admin/notices.ts';
import type { Device, DeviceStore } from '../store/devices.ts';
import type { NoticeStore } from '../store/notices.ts';
import type { Message } from './message.ts';
import type { NoticeRules } from './settings.ts';

type Services = {
  devices: Pick<DeviceStore, 'remove'>;
  notices: Pick<NoticeStore, 'addMessage'>;
  rules: Pick<NoticeRules, 'whoWants'>;
  now: () => number;
};

/** Removes a device that its push service no longer knows, and notifies the others. */
export function createLosing({ devices, notices, rules, now }: Services) {
  return async function lose({ id, name }: Device): Promise<void> {
    const all = await rules.whoWants('alerts');
    const recipients = all.filter(({ recipient }) => recipient !== id);
    // Notify first: a server killed in between still finds the device, and notifies only once.
    if (recipients.length > 0) {
      const message: Message = { ...noticeWords.alerts.deviceLost(name), path: '/admin/notices' };
      await notices.addMessage({
        topic: `device:${id}`,
        message: JSON.stringify(message),
        recipients,
        at: now(),
      });
    }
    await devices.remove(id);
  };
}
