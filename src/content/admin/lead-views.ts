import { MOST_COUNTED, type LeadView } from '#contract/admin/lead-views.ts';

/** The lists that an owner looks at by themselves. */
export const viewWords = {
  label: 'Views',
  all: 'All leads',
  views: {
    new: 'New',
    late: 'Late',
    due: 'Follow up',
    visits: 'Visits this week',
    mine: 'Mine',
  } satisfies Record<LeadView, string>,
  count: (count: number) => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : `${count}`),
  filters: 'Search and filters',
  /** Shown instead of Mine on a device that does not know whose it is. */
  nameless: {
    title: 'Whose leads are yours?',
    text: 'Give the name under which leads are given to you. It is kept on this device.',
    name: 'Your name',
    save: 'Show mine',
  },
  empty: {
    new: { title: 'Nothing new', text: 'Every lead has been answered.' },
    late: { title: 'Nothing is late', text: 'Every promised answer has been kept so far.' },
    due: { title: 'Nothing to follow up', text: 'No follow-up is due today.' },
    visits: {
      title: 'No visits this week',
      text: 'A lead whose visit is booked is here in the week of its follow-up day.',
    },
    mine: { title: 'You have nothing in hand', text: 'Leads that are given to you are here.' },
  } satisfies Record<LeadView, { readonly title: string; readonly text: string }>,
} as const;
