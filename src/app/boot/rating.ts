import { isTaken } from '#components/page-load.ts';
import { RATING_ID } from '#features/feedback/in-document.ts';

// Inlined before the boot script in the page of the rating flow. Leads on from a star as React would,
// and leaves the page as React would render it: the site goes on from there
// (features/feedback/in-document.ts).

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a key is down that moves between the stars: the browser chooses the one that it moves to. */
let isMove = false;

function rate(star: EventTarget | null): void {
  if (!(star instanceof HTMLInputElement) || star.type !== 'radio') return;
  const flow = star.closest<HTMLElement>(`#${RATING_ID}`);
  if (!flow || isTaken(RATING_ID)) return;
  flow.dataset['chosen'] = star.value;
  flow.dataset['at'] = String(performance.now());
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!isTaken(RATING_ID)) showNext(flow, star);
  }, Number(flow.dataset['delay']));
}

/** Shows what follows the star, once it has arrived. */
function showNext(flow: HTMLElement, { value, dataset }: HTMLInputElement): void {
  const next = flow.querySelector<HTMLTemplateElement>(`template[data-ratings~="${value}"]`);
  if (!next || document.readyState === 'loading') return;
  const shown = document.importNode(next.content, true);
  const stars = shown.querySelector<HTMLElement>('[data-rating]');
  stars?.setAttribute('data-rating', value);
  stars?.setAttribute('aria-label', dataset['says'] ?? '');
  shown.querySelector('[name=rating]')?.setAttribute('value', value);
  flow.replaceChildren(shown);
  flow.querySelector('h2')?.focus();
}

addEventListener(
  'keydown',
  ({ key, target }) => {
    isMove = /^(?:Arrow|Home|End)/u.test(key);
    if (key === 'Enter') rate(target);
  },
  true,
);
addEventListener('keyup', () => (isMove = false), true);
addEventListener(
  'click',
  ({ target }) => {
    if (!isMove) rate(target);
  },
  true,
);
