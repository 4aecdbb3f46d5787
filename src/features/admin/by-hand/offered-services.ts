import type { Option } from '#content/forms/types.ts';
import { quoteServicesOf } from '#content/forms/options.ts';
import { serviceEntriesOf } from '#content/services/index.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import { useKeptOverview, useOverview } from '../website/use-website.ts';

/** What the site's forms offer with what has been published; as it was built where that is not known. */
export function offeredServices(overview: ContentOverview | undefined): readonly Option[] {
  const published = (overview?.entries ?? []).flatMap(({ kind, slug, live, isOff }) => {
    if (live?.kind === 'service') return [[slug, live.data] as const];
    return kind === 'service' && isOff ? [[slug, null] as const] : [];
  });
  return quoteServicesOf(serviceEntriesOf(Object.fromEntries(published)));
}

/** The services that a lead can be about: the server's, else those that this device last saw. */
export function useOfferedServices(): readonly Option[] {
  const { remote } = useOverview();
  const fresh = remote.status === 'ready' ? remote.value : null;
  const kept = useKeptOverview(fresh === null);
  return offeredServices(fresh ?? kept?.overview);
}
