import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useRef, useState } from 'react';
import type { ErrorList } from '#contract/admin/error-list.ts';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { RowList } from '#components/lists.ts';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { toast } from '#components/toast/toasts.tsx';
import { errorLog } from '#content/admin/error-log.ts';
import { reasonFor } from '../api/reason.ts';
import { useRemote } from '../api/queries.ts';
import { formatMoment } from '../shared/format.ts';
import { Notice } from '../shared/Notice.tsx';
import { RemoteView } from '../shared/RemoteView.tsx';
import { ButtonRow, Group, ScreenStack } from '../shared/table.ts';
import { CardText, GroupHeading, Quiet } from '../shared/text.tsx';
import { noteFailure } from '../session/session-store.ts';
import { clearReportedErrors, loadErrors, removeError, setErrorResolved } from './error-calls.ts';
import { ErrorReport } from './ErrorReport.tsx';

const words = errorLog.page;

type Feedback = ErrorList['otherFeedback'];

/** What visitors' browsers have reported, newest first, the same cause once. */
export function ErrorReports() {
  const { remote, reload, retry } = useRemote(['errors'], loadErrors);
  const region = useRef<HTMLDivElement>(null);
  /** Where the report stood that was removed last. */
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
  const open = list.errors.filter(({ resolved }) => !resolved).length;
  return (
    <ButtonRow>
      <Quiet role="status">{words.count(open, list.errors.length)}</Quiet>
      <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
        {words.buttons.clear}
      </Button>
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
