import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Choice } from '#components/fields/controls.tsx';
import { RowList, useTop } from '#components/lists.ts';
import { VisuallyHidden } from '#components/text.tsx';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { type LeadSummary, MOST_CHOSEN } from '#contract/admin/leads.ts';
import { sizes } from '#theme/tokens.ts';
import { Quiet } from '../../shared/elements.tsx';

/** Estimated height of a row until it is measured, in px. */
const ROW_PX = { wide: 72, phone: 112 };
/** Rows lay themselves out by the width of their list. */
export const listBox = { containerType: 'inline-size', containerName: 'leads' } as const;

const OVERSCAN = 6;
/** The next page is loaded this many rows before the end. */
const AHEAD = 15;

const Rows = styled(RowList)({ ...listBox, position: 'relative', padding: 0 });

/** Props of a row from its position in the list. */
export type RowPosition = {
  readonly ref: (element: HTMLLIElement | null) => void;
  readonly 'data-index': number;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
  readonly style: { readonly [property: string]: string | number };
};

/**
 * A virtual list: only rows near the viewport are rendered, and those of `keptIds`, the expanded and
 * the focused one.
 */
export function LeadList({
  leads,
  total,
  keptIds,
  measured,
  onNearEnd,
  children,
}: {
  leads: readonly LeadSummary[];
  /** Number on all pages. */
  total: number;
  keptIds: readonly (string | null)[];
  /** Heights of the rows, kept while a lead is on screen: the list is then as long as it was left. */
  measured: RefObject<VirtualItem[]>;
  onNearEnd: () => void;
  children: (lead: LeadSummary, position: RowPosition) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const top = useTop(list);
  const kept = leads.flatMap(({ id }, index) => (keptIds.includes(id) ? [index] : []));
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => (isWide ? ROW_PX.wide : ROW_PX.phone),
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollToFn: jump,
    initialMeasurementsCache: measured.current,
    getItemKey: (index) => leads[index]?.id ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].sort((left, right) => left - right),
  });
  useEffect(
    () => () => {
      measured.current = virtualizer.measurementsCache;
    },
    [measured, virtualizer],
  );
  // While scrolling up a correction would interrupt smooth scrolling to the top.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, instance) =>
    instance.scrollDirection !== 'backward' && item.start < (instance.scrollOffset ?? 0);
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (virtualizer.range?.endIndex ?? 0) >= leads.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd, leads.length]);
  return (
    <Rows ref={list} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }) => {
        const lead = leads[index];
        if (lead === undefined) return null;
        return children(lead, {
          ref: virtualizer.measureElement,
          'data-index': index,
          'aria-setsize': Math.max(total, leads.length),
          'aria-posinset': index + 1,
          style: {
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - top}px)`,
          },
        });
      })}
    </Rows>
  );
}

/** Corrections must not be visible, although the page scrolls smoothly. */
function jump(offset: number, { adjustments = 0 }: { adjustments?: number | undefined }): void {
  window.scrollTo({ top: offset + adjustments, behavior: 'instant' });
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  '& > label': {
    justifyContent: 'center',
    alignItems: 'center',
    gap: 0,
    minWidth: sizes.target,
  },
  '& > p': { flex: '1 1 auto' },
  '& > button': { marginInlineStart: theme.spacing(1) },
}));

// Phones have no keys.
const Keys = styled(Quiet)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** The number of leads, and actions for all that are shown. */
export function ListHead({
  total,
  shown,
  chosen,
  onChoose,
  onSelect,
  onExport,
}: {
  total: number;
  shown: readonly LeadSummary[];
  chosen: ReadonlySet<string>;
  onChoose: (isChosen: boolean) => void;
  /** Shows the checkboxes; absent where they are shown. */
  onSelect?: (() => void) | undefined;
  /** Absent for whoever may not export. */
  onExport?: (() => void) | undefined;
}) {
  const most = Math.min(shown.length, MOST_CHOSEN);
  return (
    <div>
      <Head>
        {most === 0 || onSelect ? null : (
          <Choice
            type="checkbox"
            label={<VisuallyHidden>{listWords.chooseAll(most)}</VisuallyHidden>}
            checked={chosen.size >= most}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Quiet role="status">{inbox.count(total)}</Quiet>
        {most === 0 || !onSelect ? null : (
          <Button type="button" variant="text" onClick={onSelect}>
            {listWords.select}
          </Button>
        )}
        {onExport === undefined ? null : (
          <Button type="button" variant="text" disabled={total === 0} onClick={onExport}>
            {inbox.buttons.csv}
          </Button>
        )}
      </Head>
      {most === 0 ? null : <Keys>{listWords.keys.line}</Keys>}
    </div>
  );
}
