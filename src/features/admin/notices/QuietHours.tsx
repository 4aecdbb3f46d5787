import { useId, useState, type ReactNode } from 'react';
import type { NoticeChange } from '#contract/admin/notice-change.ts';
import type { NoticePanel } from '#contract/admin/notices.ts';
import { Choice, Input } from '#components/fields/controls.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { ButtonRow, Group } from '../shared/table.ts';
import { CardText, GroupHeading } from '../shared/text.tsx';
import { changeNotices } from './notice-calls.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.quiet;

/** Hours in which nobody is told; none until the owner wants some. */
export function QuietHours({ panel, actions }: { panel: NoticePanel; actions: NoticeActions }) {
  const { quietHours } = panel.settings;
  const save = (change: NoticeChange['quietHours']) =>
    actions.change(() => changeNotices({ quietHours: change }));
  return (
    <Group aria-labelledby="notices-quiet">
      <GroupHeading id="notices-quiet">{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <Choice
        type="checkbox"
        label={words.on}
        checked={quietHours !== null}
        disabled={actions.busy}
        onChange={() => void save(quietHours === null ? words.first : null)}
      />
      {quietHours === null ? null : (
        <ButtonRow>
          <Clock label={words.from} value={quietHours.from} onSave={(from) => save({ from })} />
          <Clock label={words.to} value={quietHours.to} onSave={(to) => save({ to })} />
        </ButtonRow>
      )}
    </Group>
  );
}

/** A time that is saved when it is left: every key on the way to it is none yet. */
function Clock({
  label,
  value,
  onSave,
}: {
  label: string;
  value: string;
  /** Resolves with whether it could be saved. */
  onSave: (value: string) => Promise<boolean>;
}): ReactNode {
  const id = useId();
  const [failed, setFailed] = useState<string>();
  const error = failed === undefined || failed === value ? undefined : words.failed;
  const leave = async (left: string) => {
    if (left === '' || (left === value && error === undefined)) return;
    setFailed((await onSave(left)) ? undefined : left);
  };
  return (
    <div>
      <FieldFrame id={id} label={label} error={error}>
        <Input
          id={id}
          type="time"
          key={value}
          defaultValue={value}
          {...fieldAria(id, error, undefined)}
          onBlur={({ target }) => void leave(target.value)}
        />
      </FieldFrame>
    </div>
  );
}
