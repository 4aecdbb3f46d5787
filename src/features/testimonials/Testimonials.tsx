import ListItem from '@mui/material/ListItem';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#components/announce.ts';
import { Icon, StepButton } from '#components/Icon.tsx';
import { testimonialsText } from '#content/home/testimonials.ts';
import { testimonials } from '#content/testimonials.ts';
import { Platforms } from './Platforms.tsx';
import { Review } from './Review.tsx';
import { Controls, Dot, Track } from './testimonials-styles.ts';
import { after, before, useRotation } from './use-rotation.ts';
import { useSettledScroll } from './use-settled-scroll.ts';

const count = testimonials.length;

/**
 * Reviews that move on by themselves every 5 s. They stand side by side in a scroller, so that a finger, or a page without script, reaches all of them.
 */
export function Testimonials() {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const [advance] = useState(() => () => setIndex((current) => after(current, count)));
  const { paused, hold } = useRotation(track, testimonialsText.intervalMs, advance);
  const { handlers, byScript } = useSettledScroll(setIndex);

  useEffect(() => {
    const list = track.current;
    const review = list?.children[index];
    if (!list || !(review instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the page as well.
    byScript();
    list.scrollTo({ left: review.offsetLeft });
  }, [index, byScript]);

  const choose = (next: number) => {
    setIndex(next);
    const review = testimonials[next];
    if (review) announce(testimonialsText.dot(review.name));
  };

  // A firm may have none to show yet; the platforms are there anyway.
  if (count === 0) return <Platforms />;

  return (
    <div
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Track ref={track} tabIndex={0} aria-label={testimonialsText.heading} {...handlers}>
        {testimonials.map((review) => (
          <ListItem key={review.id}>
            <Review review={review} />
          </ListItem>
        ))}
      </Track>
      {count === 1 ? null : (
        <Controls className="needs-script">
          <StepButton
            aria-label={testimonialsText.previous}
            onClick={() => choose(before(index, count))}
          >
            <Icon name="ChevronLeft" />
          </StepButton>
          <StepButton
            aria-label={testimonialsText.next}
            onClick={() => choose(after(index, count))}
          >
            <Icon name="ChevronRight" />
          </StepButton>
          <StepButton
            aria-label={paused ? testimonialsText.play : testimonialsText.pause}
            onClick={() => hold('visitor', !paused)}
          >
            <Icon name={paused ? 'Play' : 'Pause'} />
          </StepButton>
          <div>
            {testimonials.map((review, place) => (
              <Dot
                key={review.id}
                aria-label={testimonialsText.dot(review.name)}
                aria-current={place === index}
                onClick={() => choose(place)}
              />
            ))}
          </div>
        </Controls>
      )}
      <Platforms />
    </div>
  );
}
