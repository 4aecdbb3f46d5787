import { useRef, useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { noticesPage } from '#content/admin/notices.ts';
import {
  type DeviceChange,
  type DeviceSubscription,
  type NoticeChange,
  type NoticeSetup,
  noticeSetupSchema,
  type NoticeTest,
  noticeTestSchema,
} from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { call, reasonFor } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';

const deviceAt = (id: string) => `${paths.adminDevices}/${encodeURIComponent(id)}`;

/** Throws a CallError, as all of these. */
export function loadNotices(signal: AbortSignal): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminNotices, { signal });
}

/** Saves a partial change; resolves with the new settings. */
export function changeNotices(change: NoticeChange): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminNotices, { method: 'PUT', body: change });
}

export function testMail(email: string): Promise<NoticeTest> {
  const path = `${paths.adminNotices}/test-mail`;
  return call(noticeTestSchema, path, { method: 'POST', body: { email } });
}

export function addDevice(device: DeviceSubscription): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminDevices, { method: 'POST', body: device });
}

export function changeDevice(id: string, change: DeviceChange): Promise<NoticeSetup> {
  return call(noticeSetupSchema, deviceAt(id), { method: 'PATCH', body: change });
}

export function removeDevice(id: string): Promise<NoticeSetup> {
  return call(noticeSetupSchema, deviceAt(id), { method: 'DELETE' });
}

export function testDevice(id: string): Promise<NoticeTest> {
  return call(noticeTestSchema, `${deviceAt(id)}/test`, { method: 'POST' });
}

/** Runs changes one after the other, with toasts for their outcomes. */
export function useNoticeActions<Setup = NoticeSetup>(onChanged: (setup: Setup) => void) {
  const [busy, setBusy] = useState(false);
  const { toasts } = noticesPage;
  /** In order, so that the screen shows the response to the last change. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Resolves with whether it succeeded. */
  async function guarded(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      noteFailure(error);
      toast(toasts.failed(reasonFor(error)), 'corner');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    change: (call: () => Promise<Setup>): Promise<boolean> => {
      setBusy(true);
      const done = queue.current.then(() =>
        guarded(async () => {
          onChanged(await call());
          toast(toasts.saved, 'corner');
        }),
      );
      queue.current = done;
      return done;
    },
    test: (call: () => Promise<NoticeTest>): Promise<boolean> =>
      guarded(async () => {
        const { sent, failure } = await call();
        toast(sent ? toasts.tested : toasts.testFailed(failure), 'corner');
      }),
    guarded,
  };
}

export type NoticeActions<Setup = NoticeSetup> = ReturnType<typeof useNoticeActions<Setup>>;
