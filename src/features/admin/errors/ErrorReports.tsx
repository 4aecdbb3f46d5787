import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { RowList } from '#components/lists.ts';
import { Stamp } from '#components/text.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { errorLog, severityLabels } from '#content/admin/error-log.ts';
import { type ErrorEntry, type ErrorList, errorListSchema } from '#contract/admin/error-list.ts';
import { paths } from '#contract/paths.ts';
import { call, command, reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { noteFailure, useIsOwner } from '../session/session.ts';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import {
  ButtonRow,
  CardText,
  Facts,
  Group,
  GroupHeading,
  Quiet,
  Raw,
  ScreenStack,
} from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';

const words = errorLog.page;

type Feedback = ErrorList['otherFeedback'];

/** Errors reported by visitors' browsers, newest first; equal ones once. */
export function ErrorReports() {
  const { remote, reload, retry } = useRemote(['errors'], loadErrors);
  const region = useRef<HTMLDivElement>(null);
  /** Position of the report that was removed last. */
  const [focused, setFocused] = useState(0);
  const count = remote.status === 'ready' ? remote.value.errors.length : 0;
  const keptFocus = useKeptFocus(
    region,
    count === 0 ? '*' : `ol > li:nth-child(${Math.min(focused + 1, count)}) h2`,
  );
  const act = async (action: () => Promise<void>) => {
    try {
      await action();
      reload();
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notDone, description: reasonFor(error) }, 'corner');
    }
  };
  return (
    <div ref={region} {...keptFocus}>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(list) =>
          list.errors.length === 0 && list.otherFeedback.length === 0 ? (
            <Notice title={words.empty.title}>
              <CardText>{words.empty.text}</CardText>
            </Notice>
          ) : (
            <ScreenStack>
              <Head list={list} onClear={() => void act(clearReportedErrors)} />
              <RowList component="ol">
                {list.errors.map((entry, index) => (
                  <ErrorReport
                    key={entry.id}
                    entry={entry}
                    onResolve={() => void act(() => setErrorResolved(entry.id, !entry.resolved))}
                    onRemove={() => {
                      setFocused(index);
                      void act(() => removeError(entry.id));
                    }}
                  />
                ))}
              </RowList>
              <OtherFeedback feedback={list.otherFeedback} />
            </ScreenStack>
          )
        }
      </RemoteView>
    </div>
  );
}

function Head({ list, onClear }: { list: ErrorList; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const isOwner = useIsOwner();
  const open = list.errors.filter(({ resolved }) => !resolved).length;
  return (
    <ButtonRow>
      <Quiet role="status">{words.count(open, list.errors.length)}</Quiet>
      {isOwner ? (
        <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
          {words.buttons.clear}
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          texts={words.confirmClear}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onClear();
          }}
        />
      ) : null}
    </ButtonRow>
  );
}

function OtherFeedback({ feedback }: { feedback: Feedback }) {
  if (feedback.length === 0) return null;
  return (
    <Group aria-labelledby="other-feedback">
      <GroupHeading id="other-feedback">{words.otherFeedback}</GroupHeading>
      <List>
        {feedback.map((one) => (
          <li key={`${one.receivedAt} ${one.feedback}`}>
            {formatMoment(one.receivedAt)}: {one.feedback}
          </li>
        ))}
      </List>
    </Group>
  );
}

const Item = styled(ListItem)(({ theme }) => ({
  // RowList's rule for rows is more specific.
  '&&&': { display: 'grid', gap: theme.spacing(1), paddingBlock: theme.spacing(2) },
  '& h2': { fontWeight: 650, overflowWrap: 'anywhere' },
  '&[data-resolved]': { color: theme.vars.palette.brand.inkSoft },
}));

/** One error: how often, where, and visitors' feedback. */
export function ErrorReport({
  entry,
  onResolve,
  onRemove,
}: {
  entry: ErrorEntry;
  onResolve: () => void;
  onRemove: () => void;
}) {
  const isOwner = useIsOwner();
  return (
    <Item data-resolved={entry.resolved ? '' : undefined}>
      <Typography component="h2">{entry.message}</Typography>
      <CardText component="div">
        <Stamp>{entry.resolved ? words.resolved : severityLabels[entry.severity]}</Stamp>{' '}
        {words.times(entry.count)}, {words.last}{' '}
        <time dateTime={entry.lastSeenAt}>{formatMoment(entry.lastSeenAt)}</time>, {entry.url}
      </CardText>
      {entry.feedback.length === 0 ? null : (
        <div>
          <CardText>{words.feedback}:</CardText>
          <List>
            {entry.feedback.map((one) => (
              <li key={`${one.receivedAt} ${one.feedback}`}>
                {formatMoment(one.receivedAt)}: {one.feedback}
              </li>
            ))}
          </List>
        </div>
      )}
      <AccordionSection summary={words.stack}>
        <Facts>
          <dt>{words.first}</dt>
          <dd>{formatMoment(entry.firstSeenAt)}</dd>
          <dt>{words.agent}</dt>
          <dd>{entry.userAgent}</dd>
        </Facts>
        <Raw>{entry.stack ?? entry.userMessage}</Raw>
      </AccordionSection>
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={onResolve}>
          {entry.resolved ? words.buttons.reopen : words.buttons.resolve}
        </Button>
        {isOwner ? (
          <Button type="button" variant="text" onClick={onRemove}>
            {words.buttons.remove}
          </Button>
        ) : null}
      </ButtonRow>
    </Item>
  );
}

const pathOf = (id: number) => `${paths.adminErrors}/${id}`;

export function loadErrors(signal: AbortSignal): Promise<ErrorList> {
  return call(errorListSchema, paths.adminErrors, { signal });
}

export function setErrorResolved(id: number, resolved: boolean): Promise<void> {
  return command(pathOf(id), { method: 'PATCH', body: { resolved } });
}

export function removeError(id: number): Promise<void> {
  return command(pathOf(id), { method: 'DELETE' });
}

/** Removes all errors and all feedback. */
export function clearReportedErrors(): Promise<void> {
  return command(paths.adminErrors, { method: 'DELETE' });
}
