import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { busyCalendar as words } from '#content/admin/lead-facts.ts';
import {
  type BusyCalendar as Calendar,
  busyAddressSchema,
  busyCalendarSchema,
} from '#contract/admin/lead-facts.ts';
import { paths } from '#contract/paths.ts';
import { call, reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { noteFailure } from '../session/session.ts';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet, Raw } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { FactForm } from './FactSection.tsx';

/** The calendar from which the owner's busy times are read. */
export function BusyCalendar() {
  const id = useId();
  const { remote, retry, replace } = useRemote(['busy-calendar'], (signal) =>
    call(busyCalendarSchema, paths.adminBusyCalendar, { signal }),
  );
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(calendar) => <Settings calendar={calendar} onChanged={replace} />}
      </RemoteView>
    </Group>
  );
}

type Change = {
  path?: string;
  method: 'PUT' | 'POST' | 'DELETE';
  body?: { url: string };
  said: string | null;
};

function Settings({
  calendar,
  onChanged,
}: {
  calendar: Calendar;
  onChanged: (calendar: Calendar) => void;
}) {
  const [busy, setBusy] = useState(false);
  const change = async ({ path = '', said, ...request }: Change): Promise<boolean> => {
    setBusy(true);
    try {
      onChanged(await call(busyCalendarSchema, `${paths.adminBusyCalendar}${path}`, request));
      if (said !== null) toast({ variant: 'success', title: said }, 'corner');
      return true;
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notChanged, description: reasonFor(error) }, 'corner');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {calendar.address === null ? null : <State calendar={calendar} address={calendar.address} />}
      <Address busy={busy} onSave={(url) => change({ method: 'PUT', body: { url }, said: null })} />
      {calendar.address === null ? null : (
        <ButtonRow>
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            onClick={() => void change({ method: 'POST', path: '/read', said: null })}
          >
            {words.again}
          </Button>
          <Button
            type="button"
            variant="text"
            disabled={busy}
            onClick={() => void change({ method: 'DELETE', said: words.removed })}
          >
            {words.remove}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

function State({ calendar, address }: { calendar: Calendar; address: string }) {
  const { readAt, count, failed } = calendar;
  const when = readAt === null ? null : formatMoment(readAt);
  return (
    <>
      <Raw>{address}</Raw>
      {failed === null ? null : (
        <Notice tone="waiting" title={words.notRead(formatMoment(failed.at))}>
          <CardText>
            {words.reason(failed.error)} {when === null ? null : words.kept(when)}
          </CardText>
        </Notice>
      )}
      <Quiet role="status">
        {when === null || failed !== null ? null : words.read(when, count)}
      </Quiet>
    </>
  );
}

function Address({ busy, onSave }: { busy: boolean; onSave: (url: string) => Promise<boolean> }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const save = async () => {
    const { success } = busyAddressSchema.safeParse({ url: typed });
    setError(success ? undefined : words.invalid);
    if (success && (await onSave(typed))) setTyped('');
  };
  return (
    <FactForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <div className="whole">
        <FieldFrame id={id} label={words.label} error={error}>
          <Input
            id={id}
            type="url"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...fieldAria(id, error, undefined)}
          />
        </FieldFrame>
      </div>
      <ButtonRow className="whole">
        <Button type="submit" disabled={busy}>
          {words.save}
        </Button>
      </ButtonRow>
    </FactForm>
  );
}
