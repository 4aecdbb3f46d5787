import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Notice } from '#contract/admin/notices.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { formatMoment } from '../shared/format.ts';
import { Group, Sideways, Table } from '../shared/table.ts';
import { GroupHeading } from '../shared/text.tsx';

const words = noticeWords.history;

/** Who has been told of a lead, who is still to be, and what came of it. */
export function Told({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Group>
      <GroupHeading>{words.heading}</GroupHeading>
      <Sideways tabIndex={0} role="group" aria-label={words.heading}>
        <Table>
          <TableHead>
            <TableRow>
              {Object.values(words.columns).map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {notices.map((notice) => (
              <TableRow key={notice.id}>
                <TableCell>{notice.recipient || words.deviceGone}</TableCell>
                <TableCell>{words.channels[notice.channel]}</TableCell>
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
  if (nextAttemptAt === null || attempts === 0) return words.states[state];
  return `${words.states[state]}: ${words.attempts(attempts)}, ${words.next(formatMoment(nextAttemptAt))}`;
}
