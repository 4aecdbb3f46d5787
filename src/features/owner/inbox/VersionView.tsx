import type { LeadDetail } from '#contract/admin.ts';
import { inbox } from '#content/admin/inbox.ts';
import { formatDuration, formatMoment } from '../parts/format.ts';
import { Disclosure, Facts, Group, Quiet, Raw, Sideways, Table } from '../parts/table.ts';

type Version = LeadDetail['versions'][number];
type Attempt = Version['attempts'][number];

/** One version of a lead: when it came, how its forwarding went, and the envelope as it was sent. */
export function VersionView({ version }: { version: Version }) {
  const words = inbox.detail;
  return (
    <Group>
      <h3>{words.version(version.revision)}</h3>
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
        <dd>{inbox.delivery[version.delivery]}</dd>
        {version.nextAttemptAt === null ? null : (
          <>
            <dt>{words.nextAttempt}</dt>
            <dd>{formatMoment(version.nextAttemptAt)}</dd>
          </>
        )}
      </Facts>
      <h4>{words.attempts}</h4>
      {version.attempts.length === 0 ? (
        <Quiet>{words.noAttempts}</Quiet>
      ) : (
        <Attempts attempts={version.attempts} />
      )}
      <Disclosure>
        <summary>{words.envelope}</summary>
        <Raw>{JSON.stringify(version.envelope, null, 2)}</Raw>
      </Disclosure>
    </Group>
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const columns = inbox.detail.attemptColumns;
  return (
    <Sideways tabIndex={0} role="group" aria-label={inbox.detail.attempts}>
      <Table>
        <thead>
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.at}>
              <td>{formatMoment(attempt.at)}</td>
              <td>{attempt.host}</td>
              <td>{inbox.attemptResults[attempt.result]}</td>
              <td>{attempt.status ?? attempt.error}</td>
              <td>{formatDuration(attempt.durationMs)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sideways>
  );
}
