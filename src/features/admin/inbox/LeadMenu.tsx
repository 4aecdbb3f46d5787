import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { leadWork, stageLabels } from '#content/admin/lead.ts';
import { leadStages, leadWorkLimits, workOf } from '#contract/admin/lead-work.ts';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { dialled } from '#contract/phone.ts';
import type { RowChange } from './list/use-current-lead.ts';

const Opener = styled(IconButton)({ marginInlineStart: 'auto' });

const words = listWords.menu;

/** Actions for a lead without opening it: stage, spam, and on phones contact links. */
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

const lostWords = listWords.menu.lost;

/** Asks why a lead was lost; optional. */
export function LostReason({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (reason: string) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <ModalDialog open maxWidth="xs" fullWidth onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(reason);
        }}
      >
        <DialogTitle>{lostWords.title(name)}</DialogTitle>
        <DialogContent>
          <FieldFrame id={id} label={leadWork.lostReason}>
            <Input
              id={id}
              maxLength={leadWorkLimits.reasonMax}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="outlined" onClick={onCancel}>
            {lostWords.cancel}
          </Button>
          <Button type="submit">{lostWords.save}</Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > a': { paddingInline: theme.spacing(1.5) },
  // Aligned with the text of the row.
  [theme.breakpoints.down('md')]: { marginInlineStart: theme.spacing(-1.5) },
}));

/** Contact links of a lead, and its menu. */
export function LeadContacts({ lead, menu }: { lead: LeadSummary; menu?: ReactNode }) {
  const { contact, nameless } = inbox;
  return (
    <Links role="group" aria-label={contact.group(lead.name || nameless)}>
      {waysTo(lead).map((way) => (
        <Button key={way.words} href={way.href} variant="text" {...targetOf(way)}>
          {way.words}
        </Button>
      ))}
      {menu}
    </Links>
  );
}

const AUSTRALIAN_MOBILE = /^\+614/;

export type Way = {
  readonly kind: 'call' | 'sms' | 'email' | 'map';
  readonly words: string;
  readonly href: string;
  readonly isElsewhere: boolean;
};

/** Contact links, as far as the lead has the data: call, SMS (mobile numbers only), e-mail, map. */
export function waysTo({ phone, email, address = '' }: LeadSummary): readonly Way[] {
  const { contact } = inbox;
  const number = dialled(phone);
  const isMobile = AUSTRALIAN_MOBILE.test(number);
  const ways: readonly Way[] = [
    { kind: 'call', words: contact.call, href: number && `tel:${number}`, isElsewhere: false },
    { kind: 'sms', words: contact.sms, href: isMobile ? `sms:${number}` : '', isElsewhere: false },
    {
      kind: 'email',
      words: contact.email,
      href: email && `mailto:${encodeURIComponent(email)}`,
      isElsewhere: false,
    },
    {
      kind: 'map',
      words: contact.map,
      href: address && contact.mapHref(address),
      isElsewhere: true,
    },
  ];
  return ways.filter(({ href }) => href !== '');
}

export function targetOf({ isElsewhere }: Way) {
  return isElsewhere ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}
