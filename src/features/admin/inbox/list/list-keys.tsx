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
  readonly onHelp: () => void;
};

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * Keyboard shortcuts of the list: j and k move, e archives, ? shows help; Enter expands the focused
 * row natively. Inactive while typing, in dialogs and menus, or if switched off.
 */
export function useListKeys({ onMove, onArchive, onHelp }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    if (event.key === '?') return taken(event, onHelp);
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
  // In a menu letters select its items.
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return false;
  return !(target instanceof Element && target.closest(TYPING) !== null);
}

const KEY = 'office-keys';
const OFF = 'off';

/** Whether shortcuts are on: people who use speech input switch them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return readText(KEY) !== OFF;
}

/** Without storage they stay on. */
export function switchKeys(isOn: boolean): void {
  writeText(KEY, isOn ? null : OFF);
}

/** Explains the shortcuts, and switches them off. */
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
