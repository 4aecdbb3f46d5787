import type { Overview } from '#contract/admin/overview.ts';
import { viewWords } from './lead-views.ts';

const list = (query: string) => `/admin/leads?${query}`;

/** What waits for an owner, each with the way to its list; `isPressing` where time has run out. */
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
    waiting: (count: number) =>
      count === 1
        ? '1 lead waits at a webhook that fails and is tried again'
        : `${count} leads wait at webhooks that fail and are tried again`,
    sendAgain: 'Send again',
    done: 'Queued to be sent again',
    failed: 'That did not work',
  },
} as const;
