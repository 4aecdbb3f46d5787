import styled from '@emotion/styled';
import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { navigationText } from '#content/navigation.ts';
import { shellText } from '#content/shell.ts';
import { sizes } from '#theme/tokens.ts';
import { wide } from './media.ts';

const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazy(loadMenu);

const Toggle = styled('a')({
  display: 'inline-grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  color: 'inherit',
  cursor: 'pointer',
  [wide]: { display: 'none' },
});

/**
 * Opens the menu of small screens. Underneath it is a link to the list of all pages, so that it
 * leads somewhere before the script has started and without any script.
 */
export function MenuToggle({ pathname }: { pathname: string | null }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Every navigation closes the menu.
  const isOpen = openedAt === key;
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpenedAt(isOpen ? null : key);
  };
  return (
    <>
      <Toggle
        href={shellText.pages.href}
        role="button"
        data-enhanced
        aria-label={navigationText.mobileMenu.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === ' ') toggle(event);
        }}
      >
        <Icon name="Menu" size="1.75rem" />
      </Toggle>
      {isOpen ? (
        <Suspense fallback={null}>
          <MobileMenu pathname={pathname} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
