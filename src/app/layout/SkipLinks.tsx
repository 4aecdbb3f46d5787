import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { skipLinks } from '#content/navigation.ts';
import { isAdminPath } from '#contract/paths.ts';
import type { PagePart } from '#content/pages/index.ts';
import { shellText } from '#content/shell.ts';
import { layers, sizes, type } from '#theme/tokens.ts';
import type { RouteEntry } from '../routes/types.ts';
import { goToId } from './go-to.ts';
import { isHotkey } from './hotkey.ts';

/** Targets that not every page has, and the pages that have them. */
const elsewhere = { services: '/services', contact: '/contact' } as const satisfies Record<
  PagePart,
  string
>;

const isPart = (id: string): id is PagePart => Object.hasOwn(elsewhere, id);

/** Target of a skip link without script: on this page, or on the one that has that part. */
function targetOn({ parts = [] }: RouteEntry, href: `#${string}`): string {
  const id = idOf(href);
  return isPart(id) && !parts.includes(id) ? `${elsewhere[id]}${href}` : href;
}

const idOf = (href: `#${string}`) => href.slice(1);

const Place = styled((props: Omit<ListProps<'nav'>, 'component'>) => (
  <List component="nav" {...props} />
))(({ theme }) => ({
  position: 'fixed',
  zIndex: layers.skip,
  top: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  '& > a': {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: sizes.target,
    paddingInline: theme.spacing(2),
    width: 'max-content',
    maxWidth: `calc(100vw - ${theme.spacing(2)})`,
    flexWrap: 'wrap',
    fontSize: type.small,
    fontWeight: 650,
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.brand.band,
    color: theme.vars.palette.brand.onBand,
    border: `${sizes.hairline} solid ${theme.vars.palette.brand.onBand}`,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  '& kbd': { font: 'inherit', fontSize: type.note, fontWeight: 400 },
}));

/** Links past the bar, with their hotkeys; the admin screens have only the first target. */
export function SkipLinks({ route }: { route: RouteEntry }) {
  const links = isAdminPath(route.path) ? skipLinks.slice(0, 1) : skipLinks;
  const navigate = useNavigate();
  const skipTo = useCallback(
    (href: `#${string}`) => {
      const id = idOf(href);
      if (!goToId(id) && isPart(id)) void navigate(`${elsewhere[id]}${href}`);
    },
    [navigate],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const link = skipLinks.find(({ hotkey }) => isHotkey(event, hotkey));
      if (!link) return;
      event.preventDefault();
      skipTo(link.href);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [skipTo]);
  return (
    <Place aria-label={shellText.skipLandmark}>
      {links.map(({ href, label, hotkey }) => (
        <Link
          key={href}
          href={targetOn(route, href)}
          aria-keyshortcuts={shellText.hotkey(hotkey)}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            skipTo(href);
          }}
        >
          {label}
          <kbd aria-hidden>{shellText.hotkey(hotkey)}</kbd>
        </Link>
      ))}
    </Place>
  );
}
