import { businessDay } from '#content/business-time.ts';
import { fieldWords } from '#content/admin/website/kinds.ts';
import { contentLimits } from '#contract/content/lines.ts';
import type { Kind } from './kind.ts';

const words = fieldWords.closure;

const inWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

function dayInWords(day: string): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : inWords.format(moment);
}

/** Days on which the firm is closed. */
export const closure: Kind = {
  id: 'closure',
  built: [],
  builtData: () => null,
  groups: () => [
    {
      id: 'closure',
      fields: [
        { name: 'from', text: words.from, type: 'date' },
        { name: 'until', text: words.until, type: 'date' },
        { name: 'reason', text: words.reason, max: contentLimits.closureReason, isOptional: true },
      ],
    },
  ],
  titleOf({ from = '', until = '', reason = '' }) {
    if (from === '' || until === '') return { title: reason, detail: '' };
    const days = words.days(dayInWords(from), dayInWords(until));
    const isOver = until < businessDay(Date.now());
    return { title: reason, detail: isOver ? words.over(days) : days };
  },
  draftOf: ({ from, until, reason = '' }) => ({ from, until, reason: reason.trim() }),
  pictures: [],
  addressOf: ({ from = '', reason = '' }) => [reason, from],
  off: 'removed',
  pageOf: () => '/contact',
};
