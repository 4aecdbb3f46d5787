/** What styles say, by their name, as Emotion keeps it. */
type Rules = Readonly<Record<string, string | true | undefined>>;

type Styled = { readonly names: readonly string[]; readonly rules: Rules };

/** What pages have before and after their content. */
type Surroundings = Styled & {
  readonly before: string;
  readonly after: string;
  /** Names of the styles of the content that it was learned with, in their order. */
  readonly ofContent: readonly string[];
};

const CLASSES = / class="[^"]*"/g;
const NAME = /(?<=\bcss-)[\w-]+/g;

export const styleOf = (names: readonly string[], rules: Rules): string =>
  names.map((name) => rules[name]).join('');

/**
 * What pages have around their content, learned from the first of them and given to those whose content has the
 * same elements. Styles may have other names: each picture’s stand-in is one of its own.
 */
export function createSurroundings() {
  const known = new Map<string, Surroundings>();
  return {
    /** Null if a page with such content has to be rendered as a whole. */
    around(content: string, rules: Rules) {
      const { pattern, names } = stylesOf(content);
      const like = known.get(pattern);
      if (!like) return null;
      const { before, after, ofContent } = like;
      const outside = `${before}${after}`;
      const own = new Map<string, string>();
      for (const [at, name] of names.entries()) {
        const other = ofContent[at];
        if (other === undefined || other === name) continue;
        // A style that the page has elsewhere too may stand in another place.
        if (like.names.includes(name) || outside.includes(`css-${other}`)) return null;
        own.set(other, styleOf([name], rules));
      }
      const style = like.names.map((name) => own.get(name) ?? styleOf([name], like.rules));
      return { before, after, style: style.join('') };
    },
    /** Learns from a page, unless something around its content is of this page alone. */
    learn(content: string, page: Styled & { readonly body: string }, path: string): void {
      const [before = '', after, ...more] = page.body.split(content);
      if (after === undefined || more.length > 0 || `${before}${after}`.includes(path)) return;
      const { pattern, names: ofContent } = stylesOf(content);
      const { names, rules } = page;
      known.set(pattern, { before, after, ofContent, names, rules });
    },
  };
}

/** Names of the styles of some markup, and how its elements use them. */
function stylesOf(html: string): { pattern: string; names: readonly string[] } {
  const numbers = new Map<string, number>();
  const classes = Array.from(html.matchAll(CLASSES), String).join('');
  const pattern = classes.replace(NAME, (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return String(number);
  });
  return { pattern, names: [...numbers.keys()] };
}
