import { noticeWords } from '#content/admin/notices.ts';
import { leadScreen } from '#contract/paths.ts';
import { businessMoment } from '../business-time.ts';
import type { SummaryRow } from '../store/lead-rows.ts';
import type { Store } from '../store/store.ts';
import { leadSummary, type Message } from './message.ts';
import { type NoticeRules, ofPerson } from './settings.ts';

const DAY_MS = 24 * 60 * 60_000;

type Services = {
  store: Pick<Store, 'overview' | 'notices'>;
  rules: Pick<NoticeRules, 'namedRecipientsOf'>;
};

/**
 * Notifies the owner of unanswered leads when half of the promised time has passed, and when all of
 * it has; returns whether anything was queued. Topics are unique per recipient, so that nobody is
 * notified twice, however many servers check. What waits for the end of the quiet hours is cancelled
 * if the lead has been answered meanwhile.
 */
export async function tellOfLate({ store, rules }: Services, now: number): Promise<boolean> {
  await store.notices.cancelAnswered();
  let isQueued = false;
  for (const row of await store.overview.owed(now - DAY_MS)) {
    const step = stepOf(row, now);
    if (step === null) continue;
    const recipients = ofPerson(await rules.namedRecipientsOf(row.form_type), row);
    if (recipients.length === 0) continue;
    const words = noticeWords.late[step](leadSummary(row), businessMoment(row.answer_by ?? ''));
    const message: Message = {
      ...words,
      subject: `${words.title}, ${row.receipt}`,
      path: leadScreen(row.id),
    };
    await store.notices.addMessage({
      topic: `${step}:${row.id}`,
      message: JSON.stringify(message),
      recipients,
      at: now,
    });
    isQueued = true;
  }
  return isQueued;
}

/** What is due for a lead: nothing yet, `half` of its time has passed, or it is `late`. */
function stepOf({ received_at, answer_by }: SummaryRow, now: number): 'half' | 'late' | null {
  if (answer_by === null) return null;
  const [from, to] = [Date.parse(received_at), Date.parse(answer_by)];
  if (now >= to) return 'late';
  return now >= from + (to - from) / 2 ? 'half' : null;
}
