import Call from '@mui/icons-material/CallOutlined';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Choice } from '#components/fields/controls.tsx';
import { RouterLink } from '#components/PageLink.tsx';
import { Stamp, VisuallyHidden } from '#components/text.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { sizes, type } from '#theme/tokens.ts';
import { formatMoment } from '../shared/format.ts';
import { AnswerBy, isPromised } from './AnswerBy.tsx';
import { ApproveButton } from './HeldBack.tsx';
import { jobIn, stateOf, useAge } from './lead-words.ts';
import { waysTo } from './LeadMenu.tsx';
import { RowPhotos } from './LeadPhotos.tsx';
import type { RowPosition } from './list/LeadList.tsx';
import { useRowGestures } from './list/row-gestures.ts';
import { openerId } from './list/use-current-lead.ts';

/** A list this wide, in em of its text, has room for columns. */
const COLUMNS = '@container leads (min-width: 44em)';

// RowList's rule for rows is more specific.
const Item = styled(ListItem)(({ theme }) => ({
  '&&&': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: 0,
    columnGap: theme.spacing(1),
  },
  // Sideways swipes are the row's own.
  touchAction: 'pan-y',
  WebkitTouchCallout: 'none',
  '& > label': {
    justifyContent: 'center',
    alignSelf: 'stretch',
    alignItems: 'center',
    gap: 0,
    minWidth: sizes.target,
  },
  // Also without a checkbox.
  '& > a': { gridColumn: '2' },
  '& > [role="group"]': { gridColumn: '3' },
  '& > button': { gridColumn: '2 / -1', justifySelf: 'start', marginBottom: theme.spacing(1) },
  '&[data-chosen], &[data-open]': { backgroundColor: theme.vars.palette.brand.sandstoneWash },
  '&[data-open]': { boxShadow: `inset ${sizes.focus} 0 0 ${theme.vars.palette.brand.harbour}` },
}));

const Opener = styled(RouterLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"who when" "what what" "words words" "marks marks" "photos photos"',
  alignItems: 'baseline',
  gap: theme.spacing(0.25, 1.5),
  width: '100%',
  minHeight: sizes.target,
  paddingBlock: theme.spacing(1),
  fontSize: type.small,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
  '&&': { color: theme.vars.palette.brand.ink, textDecoration: 'none' },
  '&:hover strong': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '& > *': { minWidth: 0 },
  '& .one-line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .soft': { color: theme.vars.palette.brand.inkSoft },
  '& .alarm': { color: theme.vars.palette.error.main, fontWeight: 650 },
  [COLUMNS]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 4fr) 9em',
    gridTemplateAreas: '"who what marks when" "photos words marks when"',
    columnGap: theme.spacing(2),
    '& > .when': { textAlign: 'end' },
  },
}));

const Marks = styled('span')(({ theme }) => ({
  gridArea: 'marks',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25, 1),
}));

const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  [COLUMNS]: { flexDirection: 'row' },
});

/** A lead as a row that leads to its screen. */
export function LeadRow({
  lead,
  position,
  link,
  choice,
  onChanged,
  menu,
}: {
  lead: LeadSummary;
  /** Its position in a virtual list; absent in a short one. */
  position?: RowPosition | undefined;
  link: RowLink;
  /** The checkbox for changing several leads; absent where that is not offered. */
  choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
  onChanged: () => void;
  /** Absent where leads are read-only. */
  menu?: ReactNode;
}) {
  const name = lead.name || inbox.nameless;
  const gestures = useRowGestures();
  return (
    <Item
      {...position}
      data-lead={lead.id}
      {...(choice?.isChosen ? { 'data-chosen': '' } : {})}
      {...(link.isOpen ? { 'data-open': '' } : {})}
      {...(menu === undefined ? {} : gestures)}
    >
      {choice ? (
        <Choice
          type="checkbox"
          label={<VisuallyHidden>{listWords.choose(name)}</VisuallyHidden>}
          checked={choice.isChosen}
          onChange={({ target }) => choice.onChoose(target.checked)}
        />
      ) : null}
      <Opener
        id={openerId(lead.id)}
        to={link.to}
        isInPlace={link.isInPlace}
        {...(link.isOpen ? { 'aria-current': 'page' as const } : {})}
        {...(link.onFollow ? { onClick: link.onFollow } : {})}
      >
        <RowWords lead={lead} />
      </Opener>
      <Actions role="group" aria-label={inbox.contact.group(name)}>
        <CallButton lead={lead} />
        {menu}
      </Actions>
      {lead.heldBackFor.length > 0 && menu !== undefined ? (
        <ApproveButton lead={lead} onChanged={onChanged} />
      ) : null}
    </Item>
  );
}

/** Where a row leads. */
export type RowLink = {
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether the lead opens beside the list. */
  readonly isInPlace: boolean;
  readonly onFollow?: (() => void) | undefined;
};

function RowWords({ lead }: { lead: LeadSummary }) {
  const { assignee } = workOf(lead);
  const age = useAge(lead.receivedAt);
  return (
    <>
      <span className="one-line" style={{ gridArea: 'who' }}>
        <strong>{lead.name || inbox.nameless}</strong>
      </span>
      <span className="when" style={{ gridArea: 'when' }}>
        {isPromised(lead) ? (
          <AnswerBy lead={lead} />
        ) : (
          <time className="soft" dateTime={lead.receivedAt} title={formatMoment(lead.receivedAt)}>
            {age}
          </time>
        )}
      </span>
      <span className="one-line" style={{ gridArea: 'what' }}>
        {jobIn(lead)}
      </span>
      <span className="one-line soft" style={{ gridArea: 'words' }}>
        {lead.message || lead.phone || lead.email}
      </span>
      <Marks>
        <Stamp>{stateOf(lead)}</Stamp>
        {lead.urgency ? <span>{lead.urgency}</span> : null}
        {assignee === '' ? null : <span>{leadWork.inRow(assignee)}</span>}
        {isPromised(lead) ? <span className="soft">{age}</span> : null}
        {lead.deletionAskedAt ? <span className="alarm">{inbox.deletionAsked.title}</span> : null}
        {lead.delivery === 'undeliverable' ? (
          <span className="alarm">{inbox.forwarding.undeliverable}</span>
        ) : null}
      </Marks>
      <RowPhotos lead={lead} />
    </>
  );
}

/** Calls with one press, where a number was given. */
function CallButton({ lead }: { lead: LeadSummary }) {
  const call = waysTo(lead).find(({ kind }) => kind === 'call');
  if (call === undefined) return null;
  return (
    <IconButton component="a" href={call.href} aria-label={call.words}>
      <Call />
    </IconButton>
  );
}
