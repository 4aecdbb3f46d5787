import { type ReactNode, useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Choice, Input } from '#components/fields/controls.tsx';
import { noticesPage } from '#content/admin/notices.ts';
import { type NoticeChange, type NoticeSetup, USUAL_BACKUP_DAYS } from '#contract/admin/notices.ts';
import { useRemote } from '../api/queries.ts';
import { BusyCalendar } from '../lead-facts/BusyCalendar.tsx';
import { VisitFeed } from '../lead-facts/VisitFeed.tsx';
import { MailboxState } from '../MailboxState.tsx';
import { useIsOwner } from '../session/session.ts';
import { RemoteView } from '../shared/Notice.tsx';
import {
  ButtonRow,
  CardText,
  Group,
  GroupHeading,
  Quiet,
  ScreenStack,
} from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { Devices } from './Devices.tsx';
import { MailRecipients } from './MailRecipients.tsx';
import {
  changeNotices,
  loadNotices,
  type NoticeActions,
  useNoticeActions,
} from './notice-actions.ts';

/** Who is notified of leads, and when. */
export function NoticeSettings() {
  const { remote, retry, replace } = useRemote(['notices'], loadNotices);
  return (
    <RemoteView remote={remote} words={noticesPage} onRetry={retry}>
      {(setup) => <Settings setup={setup} onChanged={replace} />}
    </RemoteView>
  );
}

function Settings({
  setup,
  onChanged,
}: {
  setup: NoticeSetup;
  onChanged: (setup: NoticeSetup) => void;
}) {
  const actions = useNoticeActions(onChanged);
  const isOwner = useIsOwner();
  return (
    <ScreenStack>
      <Devices setup={setup} actions={actions} onChanged={onChanged} />
      {isOwner ? (
        <>
          <MailRecipients setup={setup} actions={actions} />
          <MailboxState />
          <FurtherNotices setup={setup} actions={actions} />
          <QuietHours setup={setup} actions={actions} />
          <VisitFeed />
          <BusyCalendar />
        </>
      ) : null}
    </ScreenStack>
  );
}

const furtherWords = noticesPage.also;

/** Other notifications, and when a backup counts as overdue. */
export function FurtherNotices({ setup, actions }: { setup: NoticeSetup; actions: NoticeActions }) {
  const id = useId();
  const { settings, lastBackup } = setup;
  const { backupDays = USUAL_BACKUP_DAYS } = settings;
  const [failed, setFailed] = useState<number>();
  const error = failed === undefined || failed === backupDays ? undefined : furtherWords.failed;
  // Saved on blur: while typing, the number is incomplete.
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
      <GroupHeading id="notices-also">{furtherWords.heading}</GroupHeading>
      <CardText>{furtherWords.text}</CardText>
      <FieldFrame id={id} label={furtherWords.backupDays} error={error}>
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
      <Quiet>
        {lastBackup ? furtherWords.lastBackup(formatMoment(lastBackup)) : furtherWords.noBackup}
      </Quiet>
    </Group>
  );
}

const quietWords = noticesPage.quiet;

/** Hours without notifications; off by default. */
export function QuietHours({ setup, actions }: { setup: NoticeSetup; actions: NoticeActions }) {
  const { quietHours } = setup.settings;
  const save = (change: NoticeChange['quietHours']) =>
    actions.change(() => changeNotices({ quietHours: change }));
  return (
    <Group aria-labelledby="notices-quiet">
      <GroupHeading id="notices-quiet">{quietWords.heading}</GroupHeading>
      <CardText>{quietWords.text}</CardText>
      <Choice
        type="checkbox"
        label={quietWords.on}
        checked={quietHours !== null}
        disabled={actions.busy}
        onChange={() => void save(quietHours === null ? quietWords.first : null)}
      />
      {quietHours === null ? null : (
        <ButtonRow>
          <Clock
            label={quietWords.from}
            value={quietHours.from}
            onSave={(from) => save({ from })}
          />
          <Clock label={quietWords.to} value={quietHours.to} onSave={(to) => save({ to })} />
        </ButtonRow>
      )}
    </Group>
  );
}

/** Saves on blur: while typing, the time is incomplete. */
function Clock({
  label,
  value,
  onSave,
}: {
  label: string;
  value: string;
  /** Resolves with whether it was saved. */
  onSave: (value: string) => Promise<boolean>;
}): ReactNode {
  const id = useId();
  const [failed, setFailed] = useState<string>();
  const error = failed === undefined || failed === value ? undefined : quietWords.failed;
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
