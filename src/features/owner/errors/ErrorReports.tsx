import styled from '@emotion/styled';
import { useState } from 'react';
import type { ErrorList } from '#contract/admin.ts';
import { ActionButton } from '#components/ActionButton.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog.tsx';
import { toast } from '#components/toast/toasts.ts';
import { errorLog } from '#content/admin/error-log.ts';
import { sizes } from '#theme/tokens.ts';
import { reasonFor } from '../api/reason.ts';
import { useRemote } from '../api/use-remote.ts';
import { formatMoment } from '../parts/format.ts';
import { Notice } from '../parts/Notice.tsx';
import { RemoteView } from '../parts/RemoteView.tsx';
import { ButtonRow, Group, Quiet, Stack } from '../parts/table.ts';
import { noteFailure } from '../session/session-store.ts';
import { clearReportedErrors, loadErrors, removeError, setErrorResolved } from './error-calls.ts';
import { ErrorReport } from './ErrorReport.tsx';

const words = errorLog.page;

const Rows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
}));

type Feedback = ErrorList['otherFeedback'];

/** What visitors' browsers have reported, newest first, the same cause once. */
export function ErrorReports() {
  const { remote, reload, retry } = useRemote(loadErrors);
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
    <RemoteView remote={remote} words={words} onRetry={retry}>
      {(list) =>
        list.errors.length === 0 && list.otherFeedback.length === 0 ? (
          <Notice title={words.empty.title}>
            <p>{words.empty.text}</p>
          </Notice>
        ) : (
          <Stack>
            <Head list={list} onClear={() => void act(clearReportedErrors)} />
            <Rows>
              {list.errors.map((entry) => (
                <ErrorReport
                  key={entry.id}
                  entry={entry}
                  onResolve={() => void act(() => setErrorResolved(entry.id, !entry.resolved))}
                  onRemove={() => void act(() => removeError(entry.id))}
                />
              ))}
            </Rows>
            <OtherFeedback feedback={list.otherFeedback} />
          </Stack>
        )
      }
    </RemoteView>
  );
}

function Head({ list, onClear }: { list: ErrorList; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const open = list.errors.filter(({ resolved }) => !resolved).length;
  return (
    <ButtonRow>
      <Quiet role="status">{words.count(open, list.errors.length)}</Quiet>
      <ActionButton type="button" emphasis="line" onClick={() => setAsking(true)}>
        {words.buttons.clear}
      </ActionButton>
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
      <h2 id="other-feedback">{words.otherFeedback}</h2>
      <ul>
        {feedback.map((one) => (
          <li key={`${one.receivedAt} ${one.feedback}`}>
            {formatMoment(one.receivedAt)}: {one.feedback}
          </li>
        ))}
      </ul>
    </Group>
  );
}
