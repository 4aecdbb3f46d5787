export type ToneBehind = 'light' | 'dark';

/** Tone of the band that lies behind an element, by the bands' `data-tone`; light where none is. */
export function toneBehind(element: Element): ToneBehind {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const behind = stack.find((layer) => !element.contains(layer))?.closest('[data-tone]');
  return behind?.getAttribute('data-tone') === 'dark' ? 'dark' : 'light';
}
