import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { errorLimits } from '#contract/limits.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { TextArea } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { errorFeedbackToasts, errorLog } from '#content/admin/error-log.ts';
import { sendErrorFeedback } from './send-feedback.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > div': { width: '100%' },
}));

/** Words about one error for whoever mends it; empty text is not sent. */
export function ErrorFeedback({ errorId }: { errorId: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { feedbackLabel, feedbackSend } = errorLog.panel;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    const taken = await sendErrorFeedback(errorId, text.trim());
    setBusy(false);
    toast(taken ? errorFeedbackToasts.sent : errorFeedbackToasts.failed, 'corner');
    if (taken) setText('');
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FieldFrame id={id} label={feedbackLabel}>
        <TextArea
          id={id}
          rows={2}
          maxLength={errorLimits.feedbackMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        {busy ? feedbackSend.busy : feedbackSend.idle}
      </Button>
    </Form>
  );
}
