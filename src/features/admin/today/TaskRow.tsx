import Call from '@mui/icons-material/CallOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import { RouterLink } from '#components/PageLink.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { todayWords as words } from '#content/admin/today.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { leadScreen } from '#contract/paths.ts';
import { phone, sizes, type } from '#theme/tokens.ts';
import { AnswerBy, isPromised, useMinute } from '../inbox/AnswerBy.tsx';
import { jobIn, useAge } from '../inbox/lead-words.ts';
import { targetOf, type Way, waysTo } from '../inbox/LeadMenu.tsx';
import { formatTime } from '../shared/format.ts';
import type { Done, TaskAction } from './use-tasks.ts';

// RowList's rule for rows is more specific.
const Item = styled(ListItem)({
  '&&&': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0 },
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const Who = styled(RouterLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.spacing(1.5),
  alignContent: 'center',
  minHeight: sizes.target,
  paddingBlock: theme.spacing(0.5, 0),
  lineHeight: 1.35,
  '&&': { color: theme.vars.palette.brand.ink, textDecoration: 'none' },
  '&:hover strong': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :last-child': { gridColumn: '1 / -1', color: theme.vars.palette.brand.inkSoft },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(0.75),
  paddingBlockEnd: theme.spacing(0.5),
  '& > button, & > a': {
    flex: '1 1 auto',
    padding: theme.spacing(0.5),
    fontSize: type.note,
    fontWeight: 500,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  // All four in one line of a phone: the first needs no word there.
  '& > a': { flex: 'none' },
  '& > a > span': { [phone]: visuallyHidden },
  // The screen's own colour of links is for text.
  '&&& > .MuiButton-contained': { color: theme.vars.palette.brand.onOxide },
}));

/** A lead with the presses that deal with it. */
export function TaskRow({
  lead,
  way,
  onAct,
}: {
  lead: LeadSummary;
  /** Its first button: to call, or the way to a visit. */
  way: Way['kind'];
  onAct: (action: TaskAction) => void;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const age = useAge(lead.receivedAt);
  const now = useMinute();
  const name = lead.name || inbox.nameless;
  const ways = waysTo(lead);
  const first = ways.find(({ kind }) => kind === way) ?? ways.find(({ kind }) => kind === 'call');
  const { actions } = words;
  const wish = lead.deletionAskedAt ? inbox.deletionAsked.title : '';
  const visit = way === 'map' ? workOf(lead).visit : null;
  return (
    <Item data-lead={lead.id}>
      <Who to={leadScreen(lead.id)}>
        <strong>{name}</strong>
        <span>
          {visit ? (
            <time dateTime={visit.at}>{formatTime(visit.at, new Date(now))}</time>
          ) : isPromised(lead) ? (
            <AnswerBy lead={lead} />
          ) : (
            age
          )}
        </span>
        <span>{[wish, jobIn(lead), lead.urgency].filter(Boolean).join(' · ')}</span>
      </Who>
      <Actions role="group" aria-label={actions.group(name)}>
        {first === undefined ? null : (
          <Button href={first.href} {...targetOf(first)}>
            {first.kind === 'map' ? <Place /> : <Call />}
            <span>{first.words}</span>
          </Button>
        )}
        <Button type="button" variant="outlined" onClick={() => onAct('noAnswer')}>
          {actions.noAnswer}
        </Button>
        <Button type="button" variant="outlined" onClick={() => onAct('talked')}>
          {actions.talked}
        </Button>
        <Button
          type="button"
          id={id}
          variant="outlined"
          aria-haspopup="menu"
          {...(anchor ? { 'aria-expanded': true, 'aria-controls': `${id}-menu` } : {})}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {actions.later}
        </Button>
      </Actions>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { id: `${id}-menu`, 'aria-labelledby': id },
          paper: { elevation: 0, variant: 'outlined' },
        }}
      >
        {words.later.map(({ days, label }) => (
          <MenuItem
            key={days}
            onClick={() => {
              setAnchor(null);
              onAct({ days });
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Item>
  );
}

const DoneItem = styled(ListItem)(({ theme }) => ({
  '&&&': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    paddingBlock: 0,
  },
  minHeight: sizes.target,
  fontSize: type.small,
  color: theme.vars.palette.brand.inkSoft,
  '& > button': { flex: 'none', fontSize: 'inherit' },
}));

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** In the place of a lead just dealt with: what was done, and how to take it back. */
export function DoneRow({ done: { lead, said, undo } }: { done: Done }) {
  return (
    <DoneItem>
      <span>{said}</span>
      <Button
        type="button"
        variant="text"
        ref={focusOn}
        aria-label={words.undoOf(lead.name || inbox.nameless)}
        onClick={undo}
      >
        {words.undo}
      </Button>
    </DoneItem>
  );
}
