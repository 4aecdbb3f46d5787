import { useId } from 'react';
import { USUAL_BACKUP_DAYS, type NoticePanel } from '#contract/office/notices.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { formatMoment } from '../parts/format.ts';
import { Group } from '../parts/table.ts';
import { CardText, PartHeading, Quiet } from '../parts/text.tsx';
import { saveNotices } from './notice-calls.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.also;

/** What is told that is no new lead, and when a backup counts as overdue. */
export function AlsoTold({ panel, actions }: { panel: NoticePanel; actions: NoticeActions }) {
  const id = useId();
  const { settings, lastBackup } = panel;
  const { backupDays = USUAL_BACKUP_DAYS } = settings;
  // Every key on the way to a number is none yet, so it is saved when it is left.
  const save = (field: HTMLInputElement) => {
    const days = field.valueAsNumber;
    if (field.checkValidity() && days !== backupDays) {
      void actions.change(() => saveNotices({ ...settings, backupDays: days }));
    } else field.value = String(backupDays);
  };
  return (
    <Group aria-labelledby="notices-also">
      <PartHeading id="notices-also">{words.heading}</PartHeading>
      <CardText>{words.text}</CardText>
      <FieldFrame id={id} label={words.backupDays}>
        <Input
          id={id}
          key={backupDays}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={90}
          step={1}
          defaultValue={backupDays}
          onBlur={({ currentTarget }) => save(currentTarget)}
        />
      </FieldFrame>
      <Quiet>{lastBackup ? words.lastBackup(formatMoment(lastBackup)) : words.noBackup}</Quiet>
    </Group>
  );
}
