import { useId, type ReactNode } from 'react';
import type { NoticePanel, QuietHours as Hours } from '#contract/office/notices.ts';
import { Choice } from '#components/fields/Choice.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { ButtonRow, Group } from '../parts/table.ts';
import { CardText, PartHeading } from '../parts/text.tsx';
import { saveNotices } from './notice-calls.ts';
import type { NoticeActions } from './use-notice-actions.ts';

const words = noticePanel.quiet;

/** Hours in which nobody is told; none until the owner wants some. */
export function QuietHours({ panel, actions }: { panel: NoticePanel; actions: NoticeActions }) {
  const { settings } = panel;
  const { quietHours } = settings;
  const save = (changed: Hours) =>
    void actions.change(() => saveNotices({ ...settings, quietHours: changed }));
  return (
    <Group aria-labelledby="notices-quiet">
      <PartHeading id="notices-quiet">{words.heading}</PartHeading>
      <CardText>{words.text}</CardText>
      <Choice
        type="checkbox"
        label={words.on}
        checked={quietHours !== null}
        disabled={actions.busy}
        onChange={() => save(quietHours === null ? words.first : null)}
      />
      {quietHours === null ? null : (
        <ButtonRow>
          <Clock
            label={words.from}
            value={quietHours.from}
            onChange={(from) => save({ ...quietHours, from })}
          />
          <Clock
            label={words.to}
            value={quietHours.to}
            onChange={(to) => save({ ...quietHours, to })}
          />
        </ButtonRow>
      )}
    </Group>
  );
}

/** A time that is saved when it is left: every key on the way to it is none yet. */
function Clock({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div>
      <FieldFrame id={id} label={label}>
        <Input
          id={id}
          type="time"
          key={value}
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value !== '' && target.value !== value) onChange(target.value);
          }}
        />
      </FieldFrame>
    </div>
  );
}
