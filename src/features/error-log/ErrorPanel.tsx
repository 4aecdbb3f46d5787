import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { RowList } from '#components/lists.ts';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { useStore } from '#components/use-store.ts';
import { errorLog as words } from '#content/admin/error-log.ts';
import { layers, sizes, type } from '#theme/tokens.ts';
import { ErrorEntryView } from './ErrorEntryView.tsx';
import { clearErrors, errorLogStore, resolveError } from './log-store.ts';

const Corner = styled('aside')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInlineStart: theme.spacing(2),
    // On phones at the top: toasts and the bottom bar take the other end.
    top: `calc(${sizes.navBar} + env(safe-area-inset-top, 0px) + ${theme.spacing(2)})`,
    maxWidth: `min(30rem, calc(100vw - ${theme.spacing(4)}))`,
    color: brand.ink,
    '& > button': { backgroundColor: brand.alarmWash, borderColor: brand.alarm },
    [theme.breakpoints.up('md')]: { top: 'auto', bottom: theme.spacing(2) },
  };
});

const Sheet = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  // Leaves a phone's lower part to toasts, which would lie over its last row.
  maxHeight: '50dvh',
  [theme.breakpoints.up('md')]: { maxHeight: '70dvh' },
  overflowY: 'auto',
  padding: theme.spacing(2),
  borderColor: theme.vars.palette.brand.alarm,
  fontSize: type.small,
}));

const Row = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

/** Errors of this browser that nobody has resolved: a badge that opens to a list, five at a time. */
export function ErrorPanel() {
  const entries = useStore(errorLogStore);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<number>(words.panel.pageSize);
  const corner = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(corner, 'h2, button');
  const unresolved = entries.filter(({ resolved }) => !resolved);
  if (unresolved.length === 0) return null;

  if (!open) {
    return (
      <Corner ref={corner} aria-label={words.panel.heading} {...keptFocus}>
        <Button
          type="button"
          variant="outlined"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {words.panel.badge(unresolved.length)}
        </Button>
      </Corner>
    );
  }
  return (
    <Corner ref={corner} aria-label={words.panel.heading} {...keptFocus}>
      <Sheet>
        <Row>
          <Typography variant="h4" component="h2">
            {words.panel.badge(unresolved.length)}
          </Typography>
          <Button
            type="button"
            variant="text"
            aria-expanded
            onClick={() => {
              setOpen(false);
              setShown(words.panel.pageSize);
            }}
          >
            {words.panel.collapse}
          </Button>
        </Row>
        <RowList component="ol">
          {unresolved.slice(0, shown).map((entry) => (
            <ErrorEntryView key={entry.id} entry={entry} onResolve={() => resolveError(entry.id)} />
          ))}
        </RowList>
        <Row>
          {unresolved.length > shown ? (
            <Button
              type="button"
              variant="outlined"
              onClick={() => setShown((count) => count + words.panel.pageSize)}
            >
              {words.panel.more}
            </Button>
          ) : null}
          <Button type="button" variant="text" onClick={clearErrors}>
            {words.panel.clear}
          </Button>
        </Row>
      </Sheet>
    </Corner>
  );
}
