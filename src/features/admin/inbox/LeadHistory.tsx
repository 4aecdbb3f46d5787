import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { eventWords } from '#content/admin/event-words.ts';
import { inbox } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead.ts';
import { noticeWords } from '#content/admin/notices.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import type { Notice } from '#contract/admin/notices.ts';
import {
  CardHeading,
  Facts,
  Group,
  GroupHeading,
  Quiet,
  Raw,
  Sideways,
  Table,
} from '../shared/elements.tsx';
import { formatDay, formatDuration, formatMoment } from '../shared/format.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** Notes and history as one timeline, newest first; `children` is where a note is added. */
export function LeadHistory({ lead, children }: { lead: Past; children?: ReactNode }) {
  const past = historyOf(lead).reverse();
  const keys = uniqueKeys(past.map(({ at, who, text }) => `${at} ${who} ${text}`));
  return (
    <Group>
      <GroupHeading>{leadWork.history.heading}</GroupHeading>
      {children}
      <Steps>
        {past.map(({ at, who, text }, index) => (
          <li key={keys[index]}>
            <Quiet component="span">
              <time dateTime={at}>{formatMoment(at)}</time>
              {who === '' ? null : `, ${who}`}
            </Quiet>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Group>
  );
}

/** An entry of the history; `who` is empty if no owner did it. */
export type Happened = { readonly at: string; readonly who: string; readonly text: string };

export type Past = Pick<LeadDetail, 'versions' | 'events' | 'notices'>;

const historyWords = leadWork.history;
const formats = { day: formatDay, moment: formatMoment };

/** Versions, work, forwarding and notices of a lead, oldest first. */
export function historyOf({ versions, events = [], notices }: Past): Happened[] {
  const itself = (at: string, text: string): Happened => ({ at, who: '', text });
  const first = Math.min(...versions.map(({ revision }) => revision));
  return [
    ...versions.map(({ revision, receivedAt }) =>
      itself(
        receivedAt,
        revision === first ? historyWords.arrived : historyWords.corrected(revision),
      ),
    ),
    ...versions.flatMap(({ attempts }) =>
      attempts.map(({ at, host, result }) =>
        itself(at, historyWords.forwarded(host, inbox.attemptOutcomes[result])),
      ),
    ),
    ...notices.flatMap(({ triedAt, recipient, channel, state }) => {
      const { states, channels, deviceGone } = noticeWords.history;
      const text = historyWords.told(recipient || deviceGone, channels[channel], states[state]);
      return triedAt === null ? [] : [itself(triedAt, text)];
    }),
    ...events.map((event) => ({
      at: event.at,
      who: event.author,
      text: eventWords(event, formats),
    })),
  ].sort((left, right) => left.at.localeCompare(right.at));
}

const noticeHistory = noticeWords.history;

/** Notifications of a lead, sent and pending. */
export function LeadNotices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Group>
      <GroupHeading>{noticeHistory.heading}</GroupHeading>
      <Sideways tabIndex={0} role="group" aria-label={noticeHistory.heading}>
        <Table>
          <TableHead>
            <TableRow>
              {Object.values(noticeHistory.columns).map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {notices.map((notice) => (
              <TableRow key={notice.id}>
                <TableCell>{notice.recipient || noticeHistory.deviceGone}</TableCell>
                <TableCell>{noticeHistory.channels[notice.channel]}</TableCell>
                <TableCell>{stateOf(notice)}</TableCell>
                <TableCell>
                  {notice.triedAt === null ? null : formatMoment(notice.triedAt)}
                </TableCell>
                <TableCell>{notice.failure}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sideways>
    </Group>
  );
}

function stateOf({ state, tries: attempts, nextAttemptAt }: Notice): string {
  if (nextAttemptAt === null || attempts === 0) return noticeHistory.states[state];
  return `${noticeHistory.states[state]}: ${noticeHistory.attempts(attempts)}, ${noticeHistory.next(formatMoment(nextAttemptAt))}`;
}

type Version = LeadDetail['versions'][number];
type Attempt = Version['attempts'][number];

/** A version: when it arrived, its forwarding, and the envelope as sent. */
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

/** React keys for entries without ids; equal names are numbered. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return JSON.stringify([name, before]);
  });
}
