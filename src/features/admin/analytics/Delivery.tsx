import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { Group } from '../parts/table.ts';
import { PartHeading, Quiet } from '../parts/text.tsx';
import { CountedBars } from './CountedBars.tsx';

const HEADING = 'delivery-heading';

/** How far leads have come on their way to a webhook. */
export function Delivery({ figures: { delivery, spam } }: { figures: Analytics }) {
  const { states } = words.delivery;
  return (
    <Group aria-labelledby={HEADING}>
      <PartHeading id={HEADING}>{words.delivery.heading}</PartHeading>
      <CountedBars
        heading={HEADING}
        label={words.delivery.heading}
        columns={{ name: words.delivery.state, count: words.delivery.leads }}
        bars={(['delivered', 'waiting', 'undeliverable', 'inboxOnly'] as const).map((id) => ({
          id,
          label: states[id],
          value: delivery[id],
        }))}
        alarming={['undeliverable']}
      />
      <Quiet>
        {words.delivery.failures}: {delivery.failedAttempts}. {words.delivery.failuresText}
      </Quiet>
      <Quiet>
        {words.delivery.spam}: {spam}
      </Quiet>
    </Group>
  );
}
