import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Analytics } from '#contract/analytics.ts';
import { CardGrid, Card } from '#components/CardGrid.tsx';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { analytics as words } from '#content/admin/analytics.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { formatDay, formatDuration, formatShare } from '../parts/format.ts';
import { Group, Parts, Table } from '../parts/table.ts';
import { PartHeading, Quiet } from '../parts/text.tsx';
import { BarTable } from './BarTable.tsx';
import { ColumnChart, ShareBar } from './Charts.tsx';

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
}));

/** The figures of a period, drawn and told. */
export function Figures({ figures }: { figures: Analytics }) {
  return (
    <Parts>
      <PerDay figures={figures} />
      <CardGrid columns={{ md: 2 }}>
        <Panel component="section" aria-labelledby="offline-heading">
          <Offline figures={figures} />
        </Panel>
        <Panel component="section" aria-labelledby="arrival-heading">
          <Arrival figures={figures} />
        </Panel>
      </CardGrid>
      <Group aria-labelledby="per-form-heading">
        <PartHeading id="per-form-heading">{words.perForm.heading}</PartHeading>
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
    </Parts>
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
      <PartHeading id="per-day-heading">{words.perDay.heading}</PartHeading>
      <Quiet>{summary}</Quiet>
      <ColumnChart label={`${words.perDay.heading}: ${summary}`} bars={bars} />
      <AccordionSection summary={words.table}>
        <Table aria-labelledby="per-day-heading">
          <TableHead>
            <TableRow>
              <TableCell>{words.perDay.day}</TableCell>
              <TableCell align="right">{words.perDay.leads}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bars.map(({ id, label, value }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionSection>
    </Group>
  );
}

function Offline({ figures: { notFirstTry } }: { figures: Analytics }) {
  return (
    <>
      <PartHeading id="offline-heading">{words.offline.heading}</PartHeading>
      {notFirstTry.of === 0 ? (
        <Quiet>{words.offline.unknown}</Quiet>
      ) : (
        <>
          <Typography variant="h2" component="p">
            {formatShare(notFirstTry.share)}
          </Typography>
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
      <PartHeading id="arrival-heading">{words.arrival.heading}</PartHeading>
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
              <Typography variant="h2" component="p">
                {formatDuration(ms)}
              </Typography>
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
      <PartHeading id="delivery-heading">{words.delivery.heading}</PartHeading>
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
