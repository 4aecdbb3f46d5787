import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LeadDetail } from '#contract/admin/admin.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { formatDuration, formatMoment } from '../shared/format.ts';
import { Facts, Group, Raw, Sideways, Table } from '../shared/table.ts';
import { CardHeading, Quiet } from '../shared/text.tsx';
import { uniqueKeys } from '../shared/unique-keys.ts';

type Version = LeadDetail['versions'][number];
type Attempt = Version['attempts'][number];

/** One version of a lead: when it came, how its forwarding went, and the envelope as it was sent. */
export function VersionView({ version }: { version: Version }) {
  const words = inbox.detail;
  return (
    <Group>
      <CardHeading>{words.version(version.revision)}</CardHeading>
      <Facts>
        <dt>{words.pressed}</dt>
        <dd>{formatMoment(version.envelope.timestamp)}</dd>
        <dt>{words.arrived}</dt>
        <dd>{formatMoment(version.receivedAt)}</dd>
        <dt>{words.travelled}</dt>
        <dd>{formatDuration(version.delayMs)}</dd>
        <dt>{words.try}</dt>
        <dd>{version.attempt ?? words.tryUnknown}</dd>
        <dt>{inbox.filters.state}</dt>
        <dd>{inbox.forwarding[version.delivery]}</dd>
        {version.nextAttemptAt === null ? null : (
          <>
            <dt>{words.nextAttempt}</dt>
            <dd>{formatMoment(version.nextAttemptAt)}</dd>
          </>
        )}
      </Facts>
      <Typography variant="subtitle2" component="h4">
        {words.attempts}
      </Typography>
      {version.attempts.length === 0 ? (
        <Quiet>{words.noAttempts}</Quiet>
      ) : (
        <Attempts attempts={version.attempts} />
      )}
      <AccordionSection summary={words.envelope}>
        <Raw>{JSON.stringify(version.envelope, null, 2)}</Raw>
      </AccordionSection>
    </Group>
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const columns = inbox.detail.attemptColumns;
  const keys = uniqueKeys(attempts.map(({ at }) => at));
  return (
    <Sideways tabIndex={0} role="group" aria-label={inbox.detail.attempts}>
      <Table>
        <TableHead>
          <TableRow>
            {Object.values(columns).map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {attempts.map((attempt, index) => (
            <TableRow key={keys[index]}>
              <TableCell>{formatMoment(attempt.at)}</TableCell>
              <TableCell>{attempt.host}</TableCell>
              <TableCell>{inbox.attemptOutcomes[attempt.result]}</TableCell>
              <TableCell>{attempt.status ?? attempt.error}</TableCell>
              <TableCell>{formatDuration(attempt.durationMs)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Sideways>
  );
}
