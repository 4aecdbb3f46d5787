import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';

/**
 * The button that opens the public review page in a new tab; pressed, it reads 'Thank You!' and is
 * disabled.
 */
export function PublicReview() {
  const [pressed, setPressed] = useState(false);
  const open = () => {
    window.open(siteConfig.reviewUrl, '_blank', 'noopener');
    setPressed(true);
  };
  const { button, opening, pressed: thanks, text } = review.praise;
  return (
    <>
      <Typography>{text}</Typography>
      <Button type="button" disabled={pressed} onClick={open}>
        {pressed ? thanks : button}
      </Button>
      <Typography role="status">{pressed ? opening : ''}</Typography>
    </>
  );
}
