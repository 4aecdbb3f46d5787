import { useState } from 'react';
import type { NoticePanel, NoticeTest } from '#contract/office/notices.ts';
import { toast } from '#components/toast/toasts.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { reasonFor } from '../api/reason.ts';
import { noteFailure } from '../session/session-store.ts';

/** Carries out what the owner presses, one after the other, and says what came of it. */
export function useNoticeActions<Panel = NoticePanel>(onChanged: (panel: Panel) => void) {
  const [busy, setBusy] = useState(false);
  const { toasts } = noticePanel;

  async function guarded(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      noteFailure(error);
      toast(toasts.failed(reasonFor(error)), 'corner');
    }
    setBusy(false);
  }

  return {
    busy,
    /** Changes who is told, or of what. */
    change: (call: () => Promise<Panel>): Promise<void> =>
      guarded(async () => {
        onChanged(await call());
        toast(toasts.saved, 'corner');
      }),
    /** Sends a test. */
    test: (call: () => Promise<NoticeTest>): Promise<void> =>
      guarded(async () => {
        const { sent, failure } = await call();
        toast(sent ? toasts.tested : toasts.testFailed(failure), 'corner');
      }),
    guarded,
  };
}

export type NoticeActions<Panel = NoticePanel> = ReturnType<typeof useNoticeActions<Panel>>;
