import type { Overview } from '#contract/admin/overview.ts';
import { viewWords } from './lead-views.ts';

const list = (query: string) => `/admin/leads?${query}`;

/** What needs the owner's attention, each with a link to its list; `isPressing` if it is overdue. */
export function nowTiles({ views, undeliverable, failing = 0 }: Overview, share: string) {
  const notForwarded = undeliverable.total + failing;
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
      value: `${notForwarded}`,
      href: list(undeliverable.total > 0 ? 'state=undeliverable' : 'state=waiting'),
      isPressing: notForwarded > 0,
    },
    {
      id: 'without-signal',
      label: 'Sent without signal, 30 days',
      value: share,
      href: '/admin/analytics',
    },
  ];
}

/** Text about what needs the owner's attention. */
export const now = {
  heading: 'What now',
  loading: 'Loading',
  failed: { title: 'Could not load what needs your attention', button: 'Try Again' },
  /** Leads that no webhook has taken. */
  failures: {
    heading: 'Could not be forwarded',
    answered: (host: string, status: number) => `${host} answered ${status}`,
    silent: (host: string, error: string) => `${host} did not answer: ${error}`,
    unknown: 'No attempt recorded',
    more: (count: number) => `All ${count}`,
    waiting: (count: number) =>
      count === 1
        ? '1 lead is waiting for a failing webhook and will be retried'
        : `${count} leads are waiting for failing webhooks and will be retried`,
    sendAgain: 'Send again',
    done: 'Queued to be sent again',
    failed: 'That did not work',
  },
} as const;
