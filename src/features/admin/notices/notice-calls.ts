import type { NoticeChange } from '#contract/admin/notice-change.ts';
import {
  noticePanelSchema,
  noticeTestSchema,
  type NoticePanel,
  type NoticeTest,
} from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import type { DeviceChange, DeviceSubscription } from '#contract/admin/push.ts';
import { call } from '../api/call.ts';

const deviceAt = (id: string) => `${paths.adminDevices}/${encodeURIComponent(id)}`;

/** Who is told. Throws a CallError, as all of these. */
export function loadNotices(signal: AbortSignal): Promise<NoticePanel> {
  return call(noticePanelSchema, paths.adminNotices, { signal });
}

/** Saves what changes of recipients and quiet hours, and nothing else; resolves with what holds then. */
export function changeNotices(change: NoticeChange): Promise<NoticePanel> {
  return call(noticePanelSchema, paths.adminNotices, { method: 'PUT', body: change });
}

/** Sends a test to an address. */
export function testMail(email: string): Promise<NoticeTest> {
  const path = `${paths.adminNotices}/test-mail`;
  return call(noticeTestSchema, path, { method: 'POST', body: { email } });
}

/** Has a browser told of leads. */
export function addDevice(device: DeviceSubscription): Promise<NoticePanel> {
  return call(noticePanelSchema, paths.adminDevices, { method: 'POST', body: device });
}

/** Changes what a device is told. */
export function changeDevice(id: string, change: DeviceChange): Promise<NoticePanel> {
  return call(noticePanelSchema, deviceAt(id), { method: 'PATCH', body: change });
}

/** Has a device told no more. */
export function removeDevice(id: string): Promise<NoticePanel> {
  return call(noticePanelSchema, deviceAt(id), { method: 'DELETE' });
}

/** Sends a test to a device. */
export function testDevice(id: string): Promise<NoticeTest> {
  return call(noticeTestSchema, `${deviceAt(id)}/test`, { method: 'POST' });
}
