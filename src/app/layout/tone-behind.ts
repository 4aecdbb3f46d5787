export type ToneBehind = 'light' | 'dark';

/** Tone of the band behind an element, by `data-tone`; light if there is none. */
export function toneBehind(element: Element): ToneBehind {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const behind = stack.find((layer) => !element.contains(layer))?.closest('[data-tone]');
  return behind?.getAttribute('data-tone') === 'dark' ? 'dark' : 'light';
}
