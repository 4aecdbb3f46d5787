import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { requests } from '#content/requests.ts';
import { setAsideCount } from '#outbox/core/rows.ts';

/** Says that entries could not be read, if there are any. */
export function SetAsideNote() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const found = await setAsideCount();
      if (current) setCount(found);
    };
    // Unanswered storage has its own words in the list.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  if (count === 0) return null;
  return (
    <Typography>{`${requests.setAside(count)}. ${requests.states.unreadable.text}`}</Typography>
  );
}
