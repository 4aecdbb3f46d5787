import { useRef, useState } from 'react';
import type { NoticePanel, NoticeTest } from '#contract/admin/notices.ts';
import { toast } from '#components/toast/toasts.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { reasonFor } from '../api/reason.ts';
import { noteFailure } from '../session/session-store.ts';

/** Carries out what the owner presses, one after the other, and says what came of it. */
export function useNoticeActions<Panel = NoticePanel>(onChanged: (panel: Panel) => void) {
  const [busy, setBusy] = useState(false);
  const { toasts } = noticePanel;
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
    change: (call: () => Promise<Panel>): Promise<boolean> => {
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

export type NoticeActions<Panel = NoticePanel> = ReturnType<typeof useNoticeActions<Panel>>;
