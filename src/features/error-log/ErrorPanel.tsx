import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { errorLog as words } from '#content/admin/error-log.ts';
import { layers, sizes, type } from '#theme/tokens.ts';
import { ErrorEntryView } from './ErrorEntryView.tsx';
import { clearErrors, errorLog, resolveError, subscribeErrorLog } from './log-store.ts';

const Corner = styled('aside')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInlineStart: theme.spacing(2),
    // On phones at the top: toasts and the bottom bar take the other end.
    top: `calc(${sizes.navBar} + env(safe-area-inset-top, 0px) + ${theme.spacing(2)})`,
    maxWidth: `min(30rem, calc(100vw - ${theme.spacing(4)}))`,
    color: stone.ink,
    '& > button': { backgroundColor: stone.alarmWash, borderColor: stone.alarm },
    [theme.breakpoints.up('md')]: { top: 'auto', bottom: theme.spacing(2) },
  };
});

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // Leaves a phone's lower part to toasts, which would lie over its last row.
  maxHeight: '50dvh',
  [theme.breakpoints.up('md')]: { maxHeight: '70dvh' },
  overflowY: 'auto',
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.stone.paper,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.alarm}`,
  borderRadius: sizes.corner,
  fontSize: type.small,
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

/** Errors of this browser that nobody has resolved: a badge that opens to a list, five at a time. */
export function ErrorPanel() {
  const entries = useSyncExternalStore(subscribeErrorLog, errorLog);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<number>(words.panel.pageSize);
  const unresolved = entries.filter(({ resolved }) => !resolved);
  if (unresolved.length === 0) return null;

  if (!open) {
    return (
      <Corner aria-label={words.panel.heading}>
        <ActionButton
          type="button"
          emphasis="line"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {words.panel.badge(unresolved.length)}
        </ActionButton>
      </Corner>
    );
  }
  return (
    <Corner aria-label={words.panel.heading}>
      <Sheet>
        <Row>
          <h2>{words.panel.badge(unresolved.length)}</h2>
          <ActionButton
            type="button"
            emphasis="bare"
            aria-expanded
            onClick={() => {
              setOpen(false);
              setShown(words.panel.pageSize);
            }}
          >
            {words.panel.collapse}
          </ActionButton>
        </Row>
        <ol>
          {unresolved.slice(0, shown).map((entry) => (
            <ErrorEntryView key={entry.id} entry={entry} onResolve={() => resolveError(entry.id)} />
          ))}
        </ol>
        <Row>
          {unresolved.length > shown ? (
            <ActionButton
              type="button"
              emphasis="line"
              onClick={() => setShown((count) => count + words.panel.pageSize)}
            >
              {words.panel.more}
            </ActionButton>
          ) : null}
          <ActionButton type="button" emphasis="bare" onClick={clearErrors}>
            {words.panel.clear}
          </ActionButton>
        </Row>
      </Sheet>
    </Corner>
  );
}
