import { useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';

/**
 * The button that opens the public review page in a new tab; pressed, it reads 'Thank You!' and is
 * disabled (specification 1-§2.7). Nothing at all where no review page is configured.
 */
export function PublicReview() {
  const [pressed, setPressed] = useState(false);
  if (siteConfig.reviewUrl === '') return null;
  const open = () => {
    window.open(siteConfig.reviewUrl, '_blank', 'noopener');
    setPressed(true);
  };
  const { button, opening, pressed: thanks, text } = review.praise;
  return (
    <>
      <p>{text}</p>
      <ActionButton type="button" disabled={pressed} onClick={open}>
        {pressed ? thanks : button}
      </ActionButton>
      <p role="status">{pressed ? opening : ''}</p>
    </>
  );
}
