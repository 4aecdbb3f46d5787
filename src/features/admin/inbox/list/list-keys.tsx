import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useState } from 'react';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { listWords } from '#content/admin/inbox.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { Facts } from '../../shared/elements.tsx';

export type ListKeys = {
  readonly onMove: (by: 1 | -1) => void;
  readonly onArchive: () => void;
  readonly onTell: () => void;
};

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * One-letter keys of the list: j and k move, e archives, ? tells of them; Enter opens by itself what has
 * the focus. Never while somebody types, a dialog or a menu is open, or they are switched off.
 */
export function useListKeys({ onMove, onArchive, onTell }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    if (event.key === '?') return taken(event, onTell);
    if (!areKeysOn()) return;
    if (event.key === 'j') taken(event, () => onMove(1));
    if (event.key === 'k') taken(event, () => onMove(-1));
    if (event.key === 'e') taken(event, onArchive);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function taken(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

function isMeant({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  // A menu's own letters lead to its items.
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return false;
  return !(target instanceof Element && target.closest(TYPING) !== null);
}

const KEY = 'office-keys';
const OFF = 'off';

/** Whether the list's one-letter keys act on this device: who speaks to a computer switches them off. */
export function areKeysOn(): boolean {
  return readText(KEY) !== OFF;
}

/** Switches them on or off; without storage they stay on. */
export function switchKeys(isOn: boolean): void {
  writeText(KEY, isOn ? null : OFF);
}

/** Says what the list's keys do, and switches them off. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn);
  const words = listWords.keys;
  return (
    <ModalDialog open maxWidth="xs" onClose={onClose}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent>
        <Facts>
          {words.list.map(({ key, does }) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={does}>{does}</dd>,
          ])}
        </Facts>
        <Choice
          type="checkbox"
          label={words.on}
          checked={isOn}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </ModalDialog>
  );
}
