import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { formatDuration } from '../shared/format.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { Bars } from './Bars.tsx';
import { Numbers } from './Numbers.tsx';

const HEADING = 'arrival-heading';

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
      <GroupHeading id={HEADING}>{text.heading}</GroupHeading>
      {delay === null ? (
        <Quiet>{text.none}</Quiet>
      ) : (
        <>
          <Quiet>{text.text}</Quiet>
          <Bars label={text.heading} bars={bars} format={formatDuration} />
          <Numbers
            heading={HEADING}
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
