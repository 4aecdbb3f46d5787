import type { NoticePanel, NoticeSettings } from '#contract/notices.ts';
import { Choice } from '#components/fields/Choice.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { Group } from '../parts/table.ts';
import { CardText, PartHeading } from '../parts/text.tsx';
import { saveNotices } from './notice-calls.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.also;

/** What is told that is no new lead: the morning's summary, and what goes wrong. */
export function AlsoTold({ panel, actions }: { panel: NoticePanel; actions: NoticeActions }) {
  const { settings } = panel;
  const { summary = true, alerts = true } = settings;
  const save = (changed: Pick<NoticeSettings, 'summary' | 'alerts'>) =>
    void actions.change(() => saveNotices({ ...settings, ...changed }));
  return (
    <Group aria-labelledby="notices-also">
      <PartHeading id="notices-also">{words.heading}</PartHeading>
      <CardText>{words.text}</CardText>
      <Choice
        type="checkbox"
        label={words.summary}
        checked={summary}
        disabled={actions.busy}
        onChange={() => save({ summary: !summary })}
      />
      <Choice
        type="checkbox"
        label={words.alerts}
        checked={alerts}
        disabled={actions.busy}
        onChange={() => save({ alerts: !alerts })}
      />
    </Group>
  );
}
