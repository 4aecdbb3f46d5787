import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';

/**
 * The button that opens the public review page in a new tab; pressed, it reads 'Thank You!' and is
 * disabled. It is a link: no browser blocks the tab, and it works before the site has started.
 */
export function PublicReview() {
  const [pressed, setPressed] = useState(false);
  const { button, opening, pressed: thanks, text } = review.praise;
  return (
    <>
      <Typography>{text}</Typography>
      <Button
        component="a"
        role="button"
        href={siteConfig.reviewUrl}
        target="_blank"
        rel="noopener"
        disabled={pressed}
        onClick={(event) => {
          if (pressed) event.preventDefault();
          setPressed(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {pressed ? thanks : button}
      </Button>
      <Typography role="status">{pressed ? opening : ''}</Typography>
    </>
  );
}
