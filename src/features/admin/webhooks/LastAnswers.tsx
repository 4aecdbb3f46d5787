import type { WebhookAnswer } from '#contract/admin/admin.ts';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { formatMoment } from '../shared/format.ts';
import { Quiet } from '../shared/text.tsx';
import { answerWords } from './webhook-labels.ts';

export type Answered = {
  readonly test?: WebhookAnswer | undefined;
  readonly forwarding?: WebhookAnswer | undefined;
};

/** When a webhook was last tried and last got a lead, and what it answered. */
export function LastAnswers({ answers: { test, forwarding } }: { answers: Answered }) {
  return (
    <>
      <Last answer={test} words={webhookPanel.lastTest} />
      <Last answer={forwarding} words={webhookPanel.lastForwarding} />
    </>
  );
}

function Last({
  answer,
  words,
}: {
  answer: WebhookAnswer | undefined;
  words: (moment: string, answer: string) => string;
}) {
  if (answer === undefined) return null;
  return (
    <Quiet color={answer.taken ? 'textSecondary' : 'error'}>
      {words(formatMoment(answer.at), answerWords(answer))}
    </Quiet>
  );
}
