import type { Overview } from '#contract/office/overview.ts';
import { viewWords } from './lead-views.ts';

const list = (query: string) => `/admin/leads?${query}`;

/** What waits for an owner, each with the way to its list; `isPressing` where time has run out. */
export function nowTiles({ views, undeliverable }: Overview, share: string) {
  const { count, views: names } = viewWords;
  return [
    { id: 'new', label: names.new, value: count(views.new), href: list('view=new') },
    {
      id: 'late',
      label: names.late,
      value: count(views.late),
      href: list('view=late'),
      isPressing: views.late > 0,
    },
    { id: 'due', label: 'Follow up today', value: count(views.due), href: list('view=due') },
    { id: 'visits', label: names.visits, value: count(views.visits), href: list('view=visits') },
    {
      id: 'undeliverable',
      label: 'Not forwarded',
      value: `${undeliverable.total}`,
      href: list('state=undeliverable'),
      isPressing: undeliverable.total > 0,
    },
    {
      id: 'without-signal',
      label: 'Sent without signal, 30 days',
      value: share,
      href: '/admin/analytics',
    },
  ];
}

/** Words of what waits for an owner. */
export const now = {
  heading: 'What now',
  loading: 'Loading',
  failed: { title: 'What waits could not be loaded', button: 'Try Again' },
  /** Leads that no webhook has taken. */
  failures: {
    heading: 'Could not be forwarded',
    answered: (host: string, status: number) => `${host} answered ${status}`,
    silent: (host: string, error: string) => `${host} did not answer: ${error}`,
    unknown: 'No attempt is on record',
    more: (count: number) => `All ${count}`,
    sendAgain: 'Send again',
    done: 'Queued to be sent again',
    failed: 'That did not work',
  },
} as const;
