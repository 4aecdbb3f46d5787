import { useId, useState } from 'react';
import { USUAL_BACKUP_DAYS, type NoticePanel } from '#contract/admin/notices.ts';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { formatMoment } from '../shared/format.ts';
import { Group } from '../shared/table.ts';
import { CardText, GroupHeading, Quiet } from '../shared/text.tsx';
import { changeNotices } from './notice-calls.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.also;

/** What is told that is no new lead, and when a backup counts as overdue. */
export function AlsoTold({ panel, actions }: { panel: NoticePanel; actions: NoticeActions }) {
  const id = useId();
  const { settings, lastBackup } = panel;
  const { backupDays = USUAL_BACKUP_DAYS } = settings;
  const [failed, setFailed] = useState<number>();
  const error = failed === undefined || failed === backupDays ? undefined : words.failed;
  // Every key on the way to a number is none yet, so it is saved when it is left.
  const save = async (field: HTMLInputElement) => {
    const days = field.valueAsNumber;
    if (!field.checkValidity() || days === backupDays) {
      field.value = String(backupDays);
      setFailed(undefined);
      return;
    }
    const isSaved = await actions.change(() => changeNotices({ backupDays: days }));
    setFailed(isSaved ? undefined : days);
  };
  return (
    <Group aria-labelledby="notices-also">
      <GroupHeading id="notices-also">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <FieldFrame id={id} label={words.backupDays} error={error}>
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
          {...fieldAria(id, error, undefined)}
          onBlur={({ currentTarget }) => void save(currentTarget)}
        />
      </FieldFrame>
      <Quiet>{lastBackup ? words.lastBackup(formatMoment(lastBackup)) : words.noBackup}</Quiet>
    </Group>
  );
}
