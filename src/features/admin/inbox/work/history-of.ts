import type { LeadDetail } from '#contract/admin/admin.ts';
import type { LeadEvent } from '#contract/admin/lead-work.ts';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork, stageLabels } from '#content/admin/lead-work.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { formatDay } from '../../shared/format.ts';

/** Something that happened to a lead; `who` is empty where no owner did it. */
export type Happened = { readonly at: string; readonly who: string; readonly text: string };

/** What tells of it. */
export type Past = Pick<LeadDetail, 'versions' | 'events' | 'notices'>;

const words = leadWork.history;

/** All that happened to a lead, oldest first: its versions, the work on it, forwarding, notices. */
export function historyOf({ versions, events = [], notices }: Past): Happened[] {
  const itself = (at: string, text: string): Happened => ({ at, who: '', text });
  const first = Math.min(...versions.map(({ revision }) => revision));
  return [
    ...versions.map(({ revision, receivedAt }) =>
      itself(receivedAt, revision === first ? words.arrived : words.corrected(revision)),
    ),
    ...versions.flatMap(({ attempts }) =>
      attempts.map(({ at, host, result }) =>
        itself(at, words.forwarded(host, inbox.attemptOutcomes[result])),
      ),
    ),
    ...notices.flatMap(({ triedAt, recipient, channel, state }) => {
      const { states, channels, deviceGone } = noticeWords.history;
      const text = words.told(recipient || deviceGone, channels[channel], states[state]);
      return triedAt === null ? [] : [itself(triedAt, text)];
    }),
    ...events.map((event) => ({ at: event.at, who: event.author, text: textOf(event) })),
  ].sort((left, right) => left.at.localeCompare(right.at));
}

function textOf({ kind, text, reason }: LeadEvent): string {
  switch (kind) {
    case 'note':
      return text;
    case 'assignee':
      return words.assignee(text);
    case 'follow_up':
      return words.followUp(text === '' ? '' : formatDay(text));
    case 'spam':
      return text === 'spam' ? words.spam.spam : words.spam.genuine;
    case 'stage': {
      const stage = leadStages.find((one) => one === text);
      return words.stage(stage === undefined ? text : stageLabels[stage], reason);
    }
  }
}
