import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { Group } from '../shared/table.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { CountedBars } from './CountedBars.tsx';

const HEADING = 'forwarding-heading';

/** How far leads have come on their way to a webhook. */
export function Forwarding({ figures: { delivery: forwarding, spam } }: { figures: Analytics }) {
  const { states } = words.forwarding;
  return (
    <Group aria-labelledby={HEADING}>
      <GroupHeading id={HEADING}>{words.forwarding.heading}</GroupHeading>
      <CountedBars
        heading={HEADING}
        label={words.forwarding.heading}
        columns={{ name: words.forwarding.state, count: words.forwarding.leads }}
        bars={(['delivered', 'waiting', 'undeliverable', 'inboxOnly'] as const).map((id) => ({
          id,
          label: states[id],
          value: forwarding[id],
        }))}
        alarming={['undeliverable']}
      />
      <Quiet>
        {words.forwarding.failures}: {forwarding.failedAttempts}. {words.forwarding.failuresText}
      </Quiet>
      <Quiet>
        {words.forwarding.spam}: {spam}
      </Quiet>
    </Group>
  );
}
