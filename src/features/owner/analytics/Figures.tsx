import styled from '@emotion/styled';
import type { Analytics } from '#contract/admin.ts';
import { Bonded, Stone } from '#components/Bonded.tsx';
import { analytics as words } from '#content/admin/analytics.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { formatDay, formatDuration, formatShare } from '../parts/format.ts';
import { Disclosure, Group, Quiet, Stack, Table } from '../parts/table.ts';
import { BarTable } from './BarTable.tsx';
import { ColumnChart, ShareBar } from './Charts.tsx';

const Big = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
}));

const Panel = styled(Stone)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
}));

/** The figures of a period, drawn and told. */
export function Figures({ figures }: { figures: Analytics }) {
  return (
    <Stack>
      <PerDay figures={figures} />
      <Bonded columns={{ md: 2 }}>
        <Panel as="section" aria-labelledby="offline-heading">
          <Offline figures={figures} />
        </Panel>
        <Panel as="section" aria-labelledby="arrival-heading">
          <Arrival figures={figures} />
        </Panel>
      </Bonded>
      <Group aria-labelledby="per-form-heading">
        <h2 id="per-form-heading">{words.perForm.heading}</h2>
        <BarTable
          caption="per-form-heading"
          columns={{ name: words.perForm.form, count: words.perForm.leads }}
          bars={figures.forms.map(({ formType, count }) => ({
            id: formType,
            label: formCatalogue[formType].label,
            value: count,
          }))}
        />
      </Group>
      <Delivery figures={figures} />
    </Stack>
  );
}

function PerDay({ figures: { days, total } }: { figures: Analytics }) {
  const most = days.reduce((best, day) => (day.total > best.total ? day : best), {
    day: '',
    total: 0,
  });
  const bars = days.map(({ day, total: value }) => ({ id: day, label: formatDay(day), value }));
  const summary = `${words.perDay.summary(total)}. ${words.perDay.most(most.total, formatDay(most.day))}`;
  return (
    <Group aria-labelledby="per-day-heading">
      <h2 id="per-day-heading">{words.perDay.heading}</h2>
      <Quiet>{summary}</Quiet>
      <ColumnChart label={`${words.perDay.heading}: ${summary}`} bars={bars} />
      <Disclosure>
        <summary>{words.table}</summary>
        <Table aria-labelledby="per-day-heading">
          <thead>
            <tr>
              <th scope="col">{words.perDay.day}</th>
              <th scope="col" className="figure">
                {words.perDay.leads}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td className="figure">{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Group>
  );
}

function Offline({ figures: { notFirstTry } }: { figures: Analytics }) {
  return (
    <>
      <h2 id="offline-heading">{words.offline.heading}</h2>
      {notFirstTry.of === 0 ? (
        <Quiet>{words.offline.unknown}</Quiet>
      ) : (
        <>
          <Big>{formatShare(notFirstTry.share)}</Big>
          <ShareBar share={notFirstTry.share} />
          <Quiet>
            {words.offline.text} {words.offline.count(notFirstTry.count, notFirstTry.of)}.
          </Quiet>
        </>
      )}
    </>
  );
}

function Arrival({ figures: { delay } }: { figures: Analytics }) {
  return (
    <>
      <h2 id="arrival-heading">{words.arrival.heading}</h2>
      {delay === null ? (
        <Quiet>{words.arrival.none}</Quiet>
      ) : (
        <>
          {[
            { label: words.arrival.median, ms: delay.medianMs },
            { label: words.arrival.p95, ms: delay.p95Ms },
          ].map(({ label, ms }) => (
            <div key={label}>
              <Quiet>{label}</Quiet>
              <Big>{formatDuration(ms)}</Big>
              <ShareBar share={delay.p95Ms === 0 ? 0 : ms / delay.p95Ms} />
            </div>
          ))}
        </>
      )}
    </>
  );
}

function Delivery({ figures: { delivery, spam } }: { figures: Analytics }) {
  const { states } = words.delivery;
  return (
    <Group aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{words.delivery.heading}</h2>
      <BarTable
        caption="delivery-heading"
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
