import { lostOnPhones as words } from '#content/admin/dashboard.ts';
import { leadKeys } from './api/lead-data.ts';
import { useRemote } from './api/queries.ts';
import { loadOverview } from './inbox/lead-calls.ts';
import { CardHeading, Group, Quiet } from './shared/elements.tsx';

/** How many requests visitors' browsers have erased before they arrived; nothing while there is none. */
export function LostOnPhones() {
  const { remote } = useRemote(leadKeys.overview, loadOverview);
  const lost = remote.status === 'ready' ? remote.value.lostOnPhones : undefined;
  if (!lost || lost.lastDay === null) return null;
  return (
    <Group aria-labelledby="lost-on-phones">
      <CardHeading id="lost-on-phones">{words.heading}</CardHeading>
      <Quiet>{words.text(lost.total, lost.lastDay)}</Quiet>
    </Group>
  );
}
