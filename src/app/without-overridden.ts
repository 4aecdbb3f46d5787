import type { StylisElement, StylisPlugin } from '@emotion/cache';

const SIDES = '(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?';
const PARTS = '(?:width|style|color)';

/** The properties that each of these sets as well, whatever they were before. */
const LONGHANDS: Readonly<Record<string, RegExp>> = {
  background: /^background-/,
  border: new RegExp(`^border-(?:${SIDES}|${PARTS}|(?:${SIDES})-${PARTS})$`),
  'border-bottom': new RegExp(`^border-bottom-${PARTS}$`),
  'border-color': /^border-(?:top|right|bottom|left)-color$/,
  'border-radius': /^border-(?:top|bottom)-(?:left|right)-radius$/,
  'border-top': new RegExp(`^border-top-${PARTS}$`),
  flex: /^flex-(?:grow|shrink|basis)$/,
  font: /^(?:font-(?:family|size|style|weight|variant)|line-height)$/,
  gap: /^(?:row|column)-gap$/,
  margin: new RegExp(`^margin-${SIDES}$`),
  'margin-inline': /^margin-inline-(?:start|end)$/,
  outline: /^outline-(?:width|style|color)$/,
  overflow: /^overflow-[xy]$/,
  padding: new RegExp(`^padding-${SIDES}$`),
  'padding-inline': /^padding-inline-(?:start|end)$/,
  'text-decoration': /^text-decoration-(?:color|line|style|thickness)$/,
  transition: /^transition-(?:property|duration|delay|timing-function)$/,
};

/** Rules in these say something else than the same rules outside. */
const CONDITION = /^@(?:media|supports|container|layer)$/;

/** Functions that not every supported browser has: to the others, what is said before counts. */
const RECENT = /\b(?:mod|rem|round|light-dark|anchor(?:-size)?)\(/;

type Said = { readonly name: string; readonly isImportant: boolean };

const isOverridden = (one: Said, by: Said): boolean =>
  (by.isImportant || !one.isImportant) &&
  (by.name === one.name || (LONGHANDS[by.name]?.test(one.name) ?? false));

/**
 * Leaves out what the same selector says otherwise later in the same style: MUI's parts begin with looks of
 * their own that the theme replaces.
 */
export function withoutOverridden(): StylisPlugin {
  const done = new WeakSet<readonly StylisElement[]>();

  function clear(
    elements: readonly StylisElement[],
    said: Map<string, Said[]>,
    condition: string,
  ): void {
    done.add(elements);
    for (const element of elements.toReversed()) {
      const { type, value, props, children } = element;
      if (!Array.isArray(children)) continue;
      if (CONDITION.test(type)) clear(children, said, `${condition}${value}{`);
      if (type !== 'rule' || !Array.isArray(props)) continue;
      const key = `${condition}${props.join(',')}`;
      const later = said.get(key) ?? [];
      said.set(key, later);
      element.children = children
        .toReversed()
        .filter((one) => isLast(one, later))
        .toReversed();
    }
  }

  return (_element, _index, elements) => {
    if (!done.has(elements)) clear(elements, new Map(), '');
  };
}

/** Whether a declaration counts, given what is said after it; adds it to that. */
function isLast({ type, props, children }: StylisElement, later: Said[]): boolean {
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') return true;
  const one = { name: props, isImportant: children.endsWith('!important') };
  if (later.some((by) => isOverridden(one, by))) return false;
  if (!RECENT.test(children)) later.push(one);
  return true;
}
