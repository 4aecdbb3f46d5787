import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { LeadSummary } from '#contract/admin/admin.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { inbox } from '#content/admin/inbox.ts';
import { listWords } from '#content/admin/lead-list.ts';
import { stageLabels } from '#content/admin/lead-work.ts';
import type { RowChange } from './list/use-current-lead.ts';
import { LostReason } from './LostReason.tsx';
import { targetOf, waysTo } from './ways-to.ts';
import { workOf } from './work/work-of.ts';

const Opener = styled(IconButton)({ marginInlineStart: 'auto' });

const words = listWords.menu;

/** What can be done with a lead without opening it: its stage, spam, and on phones the ways to its sender. */
export function LeadMenu({
  lead,
  onChange,
}: {
  lead: LeadSummary;
  onChange: (change: RowChange) => void;
}) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const name = lead.name || inbox.nameless;
  const { stage: current } = workOf(lead);
  const ways = isPhone ? waysTo(lead) : [];
  const close = () => setAnchor(null);
  const change = (to: RowChange) => {
    close();
    if ('stage' in to && to.stage === 'lost') setAsking(true);
    else onChange(to);
  };
  return (
    <>
      <Opener
        id={id}
        aria-label={words.open(name)}
        aria-haspopup="menu"
        {...(anchor ? { 'aria-expanded': true, 'aria-controls': `${id}-menu` } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </Opener>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { id: `${id}-menu`, 'aria-labelledby': id },
          paper: { elevation: 0, variant: 'outlined' },
        }}
      >
        {ways.map((way) => (
          <MenuItem
            key={way.words}
            component="a"
            href={way.href}
            {...targetOf(way)}
            onClick={close}
          >
            {way.words}
          </MenuItem>
        ))}
        {ways.length > 0 ? <Divider component="li" /> : null}
        {leadStages.map((stage) => (
          <MenuItem
            key={stage}
            role="menuitemradio"
            aria-checked={stage === current}
            selected={stage === current}
            onClick={() => (stage === current ? close() : change({ stage }))}
          >
            {words.stage(stageLabels[stage])}
          </MenuItem>
        ))}
        <Divider component="li" />
        {lead.spam === null || lead.heldBackFor.length > 0 ? (
          <MenuItem onClick={() => change({ spam: true })}>{inbox.buttons.spam}</MenuItem>
        ) : null}
        {lead.spam === null ? null : (
          <MenuItem onClick={() => change({ spam: false })}>{inbox.buttons.notSpam}</MenuItem>
        )}
      </Menu>
      {isAsking ? (
        <LostReason
          name={name}
          onCancel={() => setAsking(false)}
          onSave={(lostReason) => {
            setAsking(false);
            onChange({ stage: 'lost', lostReason });
          }}
        />
      ) : null}
    </>
  );
}
