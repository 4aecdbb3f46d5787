const CLASS = / class="([^"]*)"/g;
/** A part of an MUI component; what starts with `Mui-` is a state, which script sets and takes back. */
const PART = /^Mui[A-Z]/;

/**
 * `html` without the class names of MUI's parts that no selector of `style` asks for: two of three, and
 * one part in thirty of a page's bytes. Hydration leaves attributes as they are, and React writes an
 * element's classes whole when they change.
 */
export function withoutUnusedClasses(html: string, style: string): string {
  const asked = new Set(Array.from(style.matchAll(/\.(Mui[\w-]+)/g), ([, name]) => name));
  const isNeeded = (name: string) => !PART.test(name) || asked.has(name);
  return html.replace(CLASS, (_, names: string) => {
    const needed = names.split(' ').filter(isNeeded).join(' ');
    return needed === '' ? '' : ` class="${needed}"`;
  });
}
