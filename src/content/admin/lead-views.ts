import { MOST_COUNTED, type LeadView } from '#contract/admin/lead-views.ts';

/** Predefined lists of leads. */
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
  /** Shown instead of Mine until the device has a name. */
  nameless: {
    title: 'Whose leads are yours?',
    text: 'Enter the name that leads are assigned to. It is kept on this device.',
    name: 'Your name',
    save: 'Show mine',
  },
  empty: {
    new: { title: 'Nothing new', text: 'Every lead has been answered.' },
    late: { title: 'Nothing is late', text: 'Every promised answer has been kept so far.' },
    due: { title: 'Nothing to follow up', text: 'No follow-up is due today.' },
    visits: {
      title: 'No visits this week',
      text: 'Leads with a booked visit appear here in the week of their follow-up day.',
    },
    mine: { title: 'Nothing assigned to you', text: 'Leads assigned to you appear here.' },
  } satisfies Record<LeadView, { readonly title: string; readonly text: string }>,
} as const;
