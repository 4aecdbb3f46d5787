import type { NoticePanel } from '#contract/admin/notices.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { useRemote } from '../api/queries.ts';
import { RemoteView } from '../shared/RemoteView.tsx';
import { ScreenStack } from '../shared/table.ts';
import { Devices } from './Devices.tsx';
import { MailRecipients } from './MailRecipients.tsx';
import { loadNotices } from './notice-calls.ts';
import { AlsoTold } from './AlsoTold.tsx';
import { QuietHours } from './QuietHours.tsx';
import { useNoticeActions } from './use-notice-actions.ts';

/** Who is told of leads: addresses, devices, and when nobody is. */
export function NoticeSettings() {
  const { remote, retry, replace } = useRemote(['notices'], loadNotices);
  return (
    <RemoteView remote={remote} words={noticePanel} onRetry={retry}>
      {(panel) => <Settings panel={panel} onChanged={replace} />}
    </RemoteView>
  );
}

function Settings({
  panel,
  onChanged,
}: {
  panel: NoticePanel;
  onChanged: (panel: NoticePanel) => void;
}) {
  const actions = useNoticeActions(onChanged);
  return (
    <ScreenStack>
      <Devices panel={panel} actions={actions} onChanged={onChanged} />
      <MailRecipients panel={panel} actions={actions} />
      <AlsoTold panel={panel} actions={actions} />
      <QuietHours panel={panel} actions={actions} />
    </ScreenStack>
  );
}
