import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { business } from '#content/business.ts';
import { primaryLinks } from '#content/navigation.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { breakpoints, roomy, ROOT_PX, sizes, type } from '#theme/tokens.ts';
import { FirmMark } from './FirmMark.tsx';

/**
 * Width, in em, that a name of this many letters and a menu of this many links and letters need in
 * one row.
 */
const USUAL = { em: breakpoints.lg / ROOT_PX + 10, name: 14, links: 6, letters: 46 } as const;
/** Em for each letter of the name, the padding of each link, and each letter of a link. */
const EACH = { name: 0.85, link: 1.5, letter: 0.6 } as const;

/** Longer names are smaller and take several lines. */
const LONGEST_LINE = 20;

const letters = primaryLinks.reduce((sum, { label }) => sum + label.length, 0);
const excess = (count: number, usual: number): number => Math.max(0, count - usual);

/** Width that name, links, phone and button need in one row, in em; larger text needs more px. */
const NEEDED_EM =
  USUAL.em +
  excess(Math.min(business.name.length, LONGEST_LINE), USUAL.name) * EACH.name +
  excess(primaryLinks.length, USUAL.links) * EACH.link +
  excess(letters, USUAL.letters) * EACH.letter;

/** Wide enough for the primary links in the bar. */
export const wideBar = `@media (min-width: ${NEEDED_EM}em)`;

/** Too narrow for the primary links in the bar: they are in the menu. */
export const compactBar = `@media not all and (min-width: ${NEEDED_EM}em)`;

/** The bar's own width where name and links need more than the text column below. */
export const barWidth = `${NEEDED_EM}em`;

/** How soon it is seen that a form has been left, or a press is over, in milliseconds. */
const LOOK_AGAIN_MS = 100;

const isInUse = () => document.querySelector('form:focus-within, :active') !== null;

/**
 * Keeps a CSS custom property at the height of a fixed element, so that the page can leave room for
 * it; not while somebody fills in a form or presses something: what moves just then would be missed.
 * Returns the element's ref.
 */
export function useRoomFor(property: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver !== 'function') return undefined;
      const { style } = document.documentElement;
      let height = 0;
      let room = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const makeRoom = () => {
        clearTimeout(timer);
        if (height === room) return;
        if (isInUse()) {
          timer = setTimeout(makeRoom, LOOK_AGAIN_MS);
          return;
        }
        room = height;
        // Most visits never need it: avoid a style recalculation.
        if (room === 0) style.removeProperty(property);
        else style.setProperty(property, `${room}px`);
      };
      const observer = new ResizeObserver(([entry]) => {
        height = Math.ceil(entry?.contentRect.height ?? 0);
        makeRoom();
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
        style.removeProperty(property);
      };
    },
    [property],
  );
}

/** A primary link in the bar; the active one has an oxide rule at the bar's lower edge. */
export const BarLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  minHeight: sizes.target,
  minWidth: sizes.target,
  justifyContent: 'center',
  paddingInline: theme.spacing(0.75),
  fontSize: type.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBlock: `${sizes.focus} solid transparent`,
  '&:hover': { borderBottomColor: theme.vars.palette.brand.sandstoneDeep },
  '&[aria-current]': { borderBottomColor: theme.vars.palette.brand.oxide },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/** How a link shows that it is active, by exact path or by section. */
export function currentOf(active: boolean, exact: boolean) {
  if (!active) return {};
  return { 'aria-current': exact ? ('page' as const) : ('true' as const) };
}

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: sizes.target,
  minWidth: 0,
  textDecoration: 'none',
}));

const Words = styled('span')({ display: 'grid', minWidth: 0, lineHeight: 1.15 });

/** Letters that fit on one line of the bar; a longer name is smaller and takes several lines. */
const SHORT_NAME = 20;

const size =
  business.name.length > SHORT_NAME ? `min(${type.note}, 4.5vw)` : `min(${type.lead}, 7vw)`;

const Name = styled('span')({
  ...headingFace,
  fontSize: size,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

const Subtitle = styled('span')({
  display: 'none',
  fontSize: type.note,
  whiteSpace: 'nowrap',
  [roomy]: { display: 'block' },
});

/** Mark, name and, on wide screens, subtitle; links to the home page. */
export function Brand({ subtitle = true, onPress }: { subtitle?: boolean; onPress?: () => void }) {
  return (
    <HomeLink to="/" {...(onPress ? { onClick: onPress } : {})}>
      <FirmMark />
      <Words>
        <Name>{business.name}</Name>
        {subtitle && business.name.length <= SHORT_NAME ? (
          <Subtitle>{business.subtitle}</Subtitle>
        ) : null}
      </Words>
    </HomeLink>
  );
}
