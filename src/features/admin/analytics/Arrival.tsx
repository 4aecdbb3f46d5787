import { analytics as words } from '#content/admin/analytics.ts';
import type { Analytics } from '#contract/admin/analytics.ts';
import { GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatDuration, formatShare } from '../shared/format.ts';
import { Bars } from './Bars.tsx';
import { ShareGauge } from './ChartFrame.tsx';
import { Numbers } from './Numbers.tsx';

const ARRIVAL = 'arrival-heading';

/** How long leads took from Send to the inbox. */
export function Arrival({ figures: { delay } }: { figures: Analytics }) {
  const text = words.arrival;
  const bars =
    delay === null
      ? []
      : [
          { id: 'median', label: text.median, value: delay.medianMs },
          { id: 'p95', label: text.p95, value: delay.p95Ms },
        ];
  return (
    <>
      <GroupHeading id={ARRIVAL}>{text.heading}</GroupHeading>
      {delay === null ? (
        <Quiet>{text.none}</Quiet>
      ) : (
        <>
          <Quiet>{text.text}</Quiet>
          <Bars label={text.heading} bars={bars} format={formatDuration} />
          <Numbers
            heading={ARRIVAL}
            columns={[text.figure, text.value]}
            rows={bars.map(({ id, label, value }) => ({
              id,
              name: label,
              values: [formatDuration(value)],
            }))}
          />
        </>
      )}
    </>
  );
}

const OFFLINE = 'offline-heading';

/** Leads that did not arrive on the first try. */
export function Offline({ figures: { notFirstTry } }: { figures: Analytics }) {
  const { count, of, share } = notFirstTry;
  const text = words.offline;
  return (
    <>
      <GroupHeading id={OFFLINE}>{text.heading}</GroupHeading>
      {of === 0 ? (
        <Quiet>{text.unknown}</Quiet>
      ) : (
        <>
          <Quiet>{text.text}</Quiet>
          <ShareGauge label={text.heading} share={share} />
          <Numbers
            heading={OFFLINE}
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
