import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from '#components/PageLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { shellText } from '#content/shell.ts';
import { isHotkey } from './hotkey.ts';

/** Opens the search page and focuses its box, by its icon or its hotkey. */
export function SearchLink() {
  const { label, box, hotkey } = shellText.search;
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isHotkey(event, hotkey)) return;
      event.preventDefault();
      void navigate(box);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, box, hotkey]);
  return (
    <IconButton
      component={RouterLink}
      to={box}
      aria-label={label}
      aria-keyshortcuts={shellText.hotkey(hotkey)}
    >
      <Icon name="Search" />
    </IconButton>
  );
}
