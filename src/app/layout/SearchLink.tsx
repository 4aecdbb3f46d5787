import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from '#components/RouterLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { shellText } from '#content/shell.ts';
import { isSearchKey } from './search-key.ts';

/** Leads to the search page's box, by its icon or by the `/` key. */
export function SearchLink() {
  const { label, box } = shellText.search;
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A popup keeps the focus until it is closed.
      if (!isSearchKey(event) || document.querySelector('dialog[open], [aria-modal="true"]'))
        return;
      event.preventDefault();
      void navigate(box);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, box]);
  return (
    <IconButton
      component={RouterLink}

      to={box}
      aria-label={label}
      aria-keyshortcuts="/"
    >
      <Icon name="Search" />
    </IconButton>
  );
}
