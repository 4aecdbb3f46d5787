import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useStore } from '#components/use-store.ts';
import { ownChanges } from '#content/admin/changes.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { useSession } from '../session/session.ts';
import { Notice } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Facts, ScreenStack } from '../shared/elements.tsx';
import { formatDay } from '../shared/format.ts';
import { changesStore, decide, dropChange, isFresh, isWaiting } from './changes.ts';
import type { KeptChange } from './changes-db.ts';

const { waiting, conflict, refused, fields, whose } = ownChanges;

const Space = styled(ScreenStack)(({ theme }) => ({
  gap: theme.spacing(2),
  paddingBlockEnd: theme.spacing(3),
}));

/** The owner's changes that the server has not confirmed: those that wait, and those to decide on. */
export function WaitingChanges() {
  const rows = useStore(changesStore).filter((row) => !isFresh(row));
  const isSignedIn = useSession() === 'signed_in';
  if (rows.length === 0) return null;
  const kept = rows.filter(isWaiting);
  return (
    <Space>
      {kept.length === 0 ? null : (
        <Notice tone="waiting" role="status" title={waiting.title(kept.length)}>
          <CardText>{isSignedIn ? waiting.text : waiting.signedOut}</CardText>
          <Facts>
            {kept.map((row) => [
              <dt key={row.changeId}>{whose(row.name)}</dt>,
              <dd key={`${row.changeId} change`}>{wordsOf(row)}</dd>,
            ])}
          </Facts>
        </Notice>
      )}
      {rows.map((row) => {
        if (row.theirs !== undefined) return <Conflict key={row.changeId} row={row} />;
        if (row.refusedFor !== undefined) return <Refused key={row.changeId} row={row} />;
        return null;
      })}
    </Space>
  );
}

function Conflict({ row }: { row: KeptChange }) {
  return (
    <Notice tone="wrong" role="alert" title={conflict.title(whose(row.name))}>
      <CardText>{conflict.text}</CardText>
      <Facts>
        <dt>{conflict.mine}</dt>
        <dd>{wordsOf(row)}</dd>
        <dt>{conflict.theirs}</dt>
        <dd>{theirWords(row)}</dd>
      </Facts>
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={() => void decide(row, 'mine')}>
          {conflict.keepMine}
        </Button>
        <Button type="button" variant="outlined" onClick={() => void decide(row, 'theirs')}>
          {conflict.keepTheirs}
        </Button>
      </ButtonRow>
    </Notice>
  );
}

function Refused({ row }: { row: KeptChange }) {
  const reason = row.refusedFor ?? 'internal';
  return (
    <Notice tone="wrong" role="alert" title={refused.title(whose(row.name))}>
      <CardText>{apiErrorTexts[reason]}</CardText>
      <CardText>{wordsOf(row)}</CardText>
      <Button type="button" variant="outlined" onClick={() => void dropChange(row)}>
        {refused.drop}
      </Button>
    </Notice>
  );
}

const valueOrNone = (value: string) => (value === '' ? ownChanges.none : value);

/** A change in words, a line for each value. */
function wordsOf({ change }: KeptChange): string {
  const { stage, lostReason, assignee, followUp, note } = change;
  const lines = [
    stage === undefined ? '' : `${fields.stage}: ${stageLabels[stage]}`,
    lostReason === undefined || lostReason === '' ? '' : `${fields.lostReason}: ${lostReason}`,
    assignee === undefined ? '' : `${fields.assignee}: ${valueOrNone(assignee)}`,
    followUp === undefined ? '' : `${fields.followUp}: ${dayOrNone(followUp)}`,
    note === undefined ? '' : `${fields.note}: ${note}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** What the server has instead of the values of a change. */
function theirWords({ change, theirs, ...row }: KeptChange): string {
  if (theirs === undefined) return '';
  return wordsOf({
    ...row,
    change: {
      ...(change.stage === undefined ? {} : { stage: theirs.stage }),
      ...(change.lostReason === undefined ? {} : { lostReason: theirs.lostReason }),
      ...(change.assignee === undefined ? {} : { assignee: theirs.assignee }),
      ...(change.followUp === undefined ? {} : { followUp: theirs.followUp }),
    },
  });
}

const dayOrNone = (day: string | null) => (day === null ? ownChanges.none : formatDay(day));
