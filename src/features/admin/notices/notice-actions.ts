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

/** Who is told. Throws a CallError, as all of these. */
export function loadNotices(signal: AbortSignal): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminNotices, { signal });
}

/** Saves what changes of recipients and quiet hours, and nothing else; resolves with what holds then. */
export function changeNotices(change: NoticeChange): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminNotices, { method: 'PUT', body: change });
}

/** Sends a test to an address. */
export function testMail(email: string): Promise<NoticeTest> {
  const path = `${paths.adminNotices}/test-mail`;
  return call(noticeTestSchema, path, { method: 'POST', body: { email } });
}

/** Has a browser told of leads. */
export function addDevice(device: DeviceSubscription): Promise<NoticeSetup> {
  return call(noticeSetupSchema, paths.adminDevices, { method: 'POST', body: device });
}

/** Changes what a device is told. */
export function changeDevice(id: string, change: DeviceChange): Promise<NoticeSetup> {
  return call(noticeSetupSchema, deviceAt(id), { method: 'PATCH', body: change });
}

/** Has a device told no more. */
export function removeDevice(id: string): Promise<NoticeSetup> {
  return call(noticeSetupSchema, deviceAt(id), { method: 'DELETE' });
}

/** Sends a test to a device. */
export function testDevice(id: string): Promise<NoticeTest> {
  return call(noticeTestSchema, `${deviceAt(id)}/test`, { method: 'POST' });
}

/** Carries out what the owner presses, one after the other, and says what came of it. */
export function useNoticeActions<Setup = NoticeSetup>(onChanged: (setup: Setup) => void) {
  const [busy, setBusy] = useState(false);
  const { toasts } = noticesPage;
  /** One change after the other, so that the screen shows the answer to the last. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Whether it could be done. */
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
    /** Changes who is told, or of what. */
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
    /** Sends a test. */
    test: (call: () => Promise<NoticeTest>): Promise<boolean> =>
      guarded(async () => {
        const { sent, failure } = await call();
        toast(sent ? toasts.tested : toasts.testFailed(failure), 'corner');
      }),
    guarded,
  };
}

export type NoticeActions<Setup = NoticeSetup> = ReturnType<typeof useNoticeActions<Setup>>;
