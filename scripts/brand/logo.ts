import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { folders } from '../build/paths.ts';
import { DARK_RULES } from './logo-grounds.ts';
import { Problem } from '../problem.ts';

/** Where a firm puts its own logo; without it the drawn mark (src/theme/mark.ts) is used. */
export const LOGO_FILE = 'brand/logo.svg';

/** Every visitor fetches it with the first page. */
const MAX_BYTES = 64 * 1024;

/** A firm's logo, found safe to publish. */
export type Logo = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The drawing for use inside another SVG, fitted into a square whose corner is at x, y. */
  readonly within: (square: { x: number; y: number; side: number }) => string;
};

/** Elements that run or embed something. */
const REFUSED = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video']);

/** Parts of the file itself, and raster images that it contains. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/i;

const URLS = /url\(\s*["']?([^"')]*)/gi;

const isForeign = (css: string) =>
  /@import/i.test(css) || [...css.matchAll(URLS)].some(([, target = '']) => !OWN.test(target));

/** What an element does that a logo may not, in words. */
function problemsOf(element: Element): string[] {
  const name = element.localName;
  if (REFUSED.has(name.toLowerCase())) return [`it contains <${name}>`];
  const attributes = [...element.attributes].flatMap(({ name: attribute, localName, value }) => {
    if (/^on/i.test(localName)) return [`<${name}> has the script ${attribute}`];
    const isLink = localName === 'href' || localName === 'src';
    if (isLink && !OWN.test(value)) return [`<${name}> refers to ${value.slice(0, 60)}`];
    return isForeign(value) ? [`${attribute} of <${name}> refers to another file`] : [];
  });
  const isStyle = name === 'style' && isForeign(element.textContent);
  return isStyle ? [...attributes, '<style> refers to another file'] : attributes;
}

/** Width and height of a viewBox ('0 0 120 40'), or null. */
function boxOf(root: Element): { width: number; height: number } | null {
  const numbers = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? { width, height } : null;
}

function parse(svg: string): { root: Element; problems: string[] } | string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return 'it declares a document type: save it without one';
  if (/<\?xml-stylesheet/i.test(svg)) return 'it refers to a style sheet';
  const { DOMParser } = new JSDOM('').window;
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    return 'it is not a well-formed SVG';
  const problems = [root, ...root.querySelectorAll('*')].flatMap(problemsOf);
  return { root, problems: [...new Set(problems)] };
}

/** Checks a logo; throws a Problem that names everything wrong with it. */
export function checkedLogo(svg: string): Logo {
  const refuse = (reason: string) => new Problem(`${LOGO_FILE} cannot be used: ${reason}.`);
  if (Buffer.byteLength(svg) > MAX_BYTES)
    throw refuse(`it has ${Buffer.byteLength(svg)} bytes, at most ${MAX_BYTES} are allowed`);
  const parsed = parse(svg);
  if (typeof parsed === 'string') throw refuse(parsed);
  const { root, problems } = parsed;
  const box = boxOf(root);
  const missing = box === null ? ['it has no viewBox, such as viewBox="0 0 120 40"'] : [];
  if (box === null || problems.length > 0) throw refuse([...missing, ...problems].join('; '));
  return {
    svg,
    ...box,
    within({ x, y, side }) {
      // Pictures have a light ground of their own, whatever the device's scheme.
      for (const style of root.querySelectorAll('style'))
        style.textContent = style.textContent.replaceAll(DARK_RULES, '');
      for (const [name, value] of Object.entries({ x, y, width: side, height: side }))
        root.setAttribute(name, String(value));
      return root.outerHTML;
    },
  };
}

/** The firm's logo, or null where it has none of its own. */
export async function readLogo(root: string = folders.root): Promise<Logo | null> {
  const svg = await readFile(join(root, LOGO_FILE), 'utf8').catch(() => null);
  return svg === null ? null : checkedLogo(svg);
}
