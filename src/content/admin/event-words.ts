import { type LeadEvent, leadStages } from '#contract/admin/lead-work.ts';
import { answersText } from './answers.ts';
import { roadWords } from './capsules.ts';
import { leadWork, stageLabels } from './lead.ts';
import { inDollars, leadFacts } from './lead-facts.ts';

const historyWords = leadWork.history;

/** An entry of a lead's history in words; `day` and `moment` write dates as their reader does. */
export function eventWords(
  { kind, text, reason }: Pick<LeadEvent, 'kind' | 'text' | 'reason'>,
  { day, moment }: { day: (day: string) => string; moment: (iso: string) => string },
): string {
  switch (kind) {
    case 'note':
      return text;
    case 'assignee':
      return historyWords.assignee(text);
    case 'follow_up':
      return historyWords.followUp(text === '' ? '' : day(text));
    case 'spam':
      return text === 'spam' ? historyWords.spam.spam : historyWords.spam.genuine;
    case 'quote':
      return leadFacts.history.quote(text === '' ? '' : inDollars(Number(text)), reason);
    case 'visit':
      return leadFacts.history.visit(text === '' ? '' : moment(text), reason);
    case 'person':
      return text === 'joined'
        ? leadFacts.history.joined(reason)
        : leadFacts.history.parted(reason);
    case 'review':
      return text === 'asked' ? answersText.history.asked : answersText.history.declined;
    case 'road':
      return roadWords(text, reason);
    case 'stage': {
      const stage = leadStages.find((one) => one === text);
      return historyWords.stage(stage === undefined ? text : stageLabels[stage], reason);
    }
  }
}
