import ButtonBase from '@mui/material/ButtonBase';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { Stamp, VisuallyHidden } from '#components/text.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { leadWork, stageLabels } from '#content/admin/lead.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { motion, sizes, type } from '#theme/tokens.ts';
import { formatDuration, formatMoment } from '../shared/format.ts';
import { AnswerBy, useMinute } from './AnswerBy.tsx';
import { ApproveButton } from './HeldBack.tsx';
import { LeadContacts } from './LeadMenu.tsx';
import { RowPhotos } from './LeadPhotos.tsx';
import type { RowPosition } from './list/LeadList.tsx';
import { openerId } from './list/use-current-lead.ts';

const MINUTE_MS = 60_000;

// RowList's rule for rows is more specific.
const Item = styled(ListItem)(({ theme }) => ({
  '&&&': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: 0,
    columnGap: theme.spacing(1),
  },
  '& > label': {
    justifyContent: 'center',
    alignSelf: 'stretch',
    alignItems: 'center',
    gap: 0,
    minWidth: sizes.target,
  },
  // Also without a checkbox.
  '& > [aria-expanded]': { gridColumn: '2' },
  '& > :not(label, [aria-expanded])': { gridColumn: '2', justifySelf: 'start' },
  '& > [id]:not(button)': { gridColumn: '1 / -1', justifySelf: 'stretch' },
  '&[data-chosen]': { backgroundColor: theme.vars.palette.brand.sandstoneWash },
  [theme.breakpoints.up('md')]: {
    '&&&': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: theme.spacing(2) },
    '& > [role="group"]': { gridColumn: '3' },
  },
}));

const Opener = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  width: '100%',
  minHeight: sizes.target,
  padding: theme.spacing(1.5, 0),
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
  '&:hover strong': { textDecoration: 'underline' },
  '& svg': { transition: `transform ${motion.quick} ${motion.ease}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Columns = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 2),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .soft': { color: theme.vars.palette.brand.inkSoft },
  '& .alarm': { color: theme.vars.palette.error.main, fontWeight: 650 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4fr 4fr 4fr 5fr',
    alignItems: 'center',
  },
}));

/** Wraps only if it is longer than the line. */
const Whole = styled('span')({ display: 'inline-block', maxWidth: '100%' });

const Marks = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
}));

/** A lead as a row that expands. */
export function LeadRow({
  lead,
  position,
  open,
  onToggle,
  choice,
  onChanged,
  menu,
  view,
}: {
  lead: LeadSummary;
  /** Its position in a virtual list; absent in a short one. */
  position?: RowPosition | undefined;
  open: boolean;
  onToggle: () => void;
  /** The checkbox for changing several leads; absent where that is not offered. */
  choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
  onChanged: () => void;
  /** Absent where leads are read-only. */
  menu?: ReactNode;
  /** Content of the expanded row. */
  view: ReactNode;
}) {
  const name = lead.name || inbox.nameless;
  const viewId = `lead-${lead.id}`;
  const { assignee } = workOf(lead);
  return (
    <Item {...position} data-lead={lead.id} {...(choice?.isChosen ? { 'data-chosen': '' } : {})}>
      {choice ? (
        <Choice
          type="checkbox"
          label={<VisuallyHidden>{listWords.choose(name)}</VisuallyHidden>}
          checked={choice.isChosen}
          onChange={({ target }) => choice.onChoose(target.checked)}
        />
      ) : null}
      <Opener
        type="button"
        id={openerId(lead.id)}
        aria-expanded={open}
        {...(open ? { 'aria-controls': viewId } : {})}
        onClick={onToggle}
      >
        <Columns>
          <span className="soft">
            <time dateTime={lead.receivedAt} title={formatMoment(lead.receivedAt)}>
              {useAge(lead.receivedAt)}
            </time>
            <br />
            {formCatalogue[lead.formType].label}
          </span>
          <span>
            <strong>{name}</strong> <Whole>{lead.phone || lead.email}</Whole>
          </span>
          <span>{aboutOf(lead)}</span>
          <Marks>
            <Stamp>{stateOf(lead)}</Stamp>
            <AnswerBy lead={lead} />
            {assignee === '' ? null : <span>{leadWork.inRow(assignee)}</span>}
            <span className={lead.delivery === 'undeliverable' ? 'alarm' : 'soft'}>
              {inbox.forwarding[lead.delivery]}
            </span>
          </Marks>
          <RowPhotos lead={lead} />
        </Columns>
        <Icon name="ExpandMore" />
      </Opener>
      <LeadContacts lead={lead} menu={menu} />
      {lead.heldBackFor.length > 0 && !open ? (
        <ApproveButton lead={lead} onChanged={onChanged} />
      ) : null}
      {open ? <div id={viewId}>{view}</div> : null}
    </Item>
  );
}

function useAge(receivedAt: string): string {
  const age = useMinute() - Date.parse(receivedAt);
  return age < 2 * MINUTE_MS ? inbox.justNow : inbox.age(formatDuration(age));
}

/** Job and suburb, as far as the form asks for them. */
function aboutOf({ job, suburb }: LeadSummary): string {
  return [job, suburb].filter(Boolean).join(', ');
}

function stateOf(lead: LeadSummary): string {
  const { spam, heldBackFor, handled } = lead;
  if (heldBackFor.length > 0 && !handled) return inbox.states.held_back;
  if (spam !== null) return inbox.states.spam;
  return stageLabels[workOf(lead).stage];
}
