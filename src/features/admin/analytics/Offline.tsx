import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { formatShare } from '../shared/format.ts';
import { Numbers } from './Numbers.tsx';
import { ShareGauge } from './ShareGauge.tsx';

const HEADING = 'offline-heading';

/** Leads that did not arrive on the first try. */
export function Offline({ figures: { notFirstTry } }: { figures: Analytics }) {
  const { count, of, share } = notFirstTry;
  const text = words.offline;
  return (
    <>
      <GroupHeading id={HEADING}>{text.heading}</GroupHeading>
      {of === 0 ? (
        <Quiet>{text.unknown}</Quiet>
      ) : (
        <>
          <Quiet>{text.text}</Quiet>
          <ShareGauge label={text.heading} share={share} />
          <Numbers
            heading={HEADING}
            columns={[text.figure, text.value]}
            rows={[
              {
                id: 'later',
                name: text.later,
                values: [`${text.count(count, of)} (${formatShare(share)})`],
              },
            ]}
          />
        </>
      )}
    </>
  );
}
