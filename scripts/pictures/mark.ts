/** Colours of the mark; `ground` none leaves it transparent. */
export type MarkColours = { readonly ground: string; readonly stone: string };

type Block = readonly [x0: number, x1: number, y0: number, y1: number];

const top = 92;
const foot = 420;
const courses = 5;
const joint = 12;

/** Left and right edge of the letter's outline at a height: an A battered like a wall. */
const outer = (y: number): readonly [number, number] => {
  const t = (y - top) / (foot - top);
  return [206 - 126 * t, 306 + 126 * t];
};

const quad = ([x0, x1, y0, y1]: Block, leftEdge: boolean, rightEdge: boolean): string => {
  const [la, ra] = outer(y0);
  const [lb, rb] = outer(y1);
  const points = [
    [leftEdge ? la : x0, y0],
    [rightEdge ? ra : x1, y0],
    [rightEdge ? rb : x1, y1],
    [leftEdge ? lb : x0, y1],
  ];
  return `M${points.map(([x = 0, y = 0]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
};

/** The mark's stones as one path: five courses, a keystone course on top, a doorway left between the legs. */
export const markPath = (): string => {
  const h = (foot - top) / courses;
  const parts: string[] = [];
  for (let i = 0; i < courses; i += 1) {
    const y0 = top + i * h + (i === 0 ? 0 : joint / 2);
    const y1 = top + (i + 1) * h - (i === courses - 1 ? 0 : joint / 2);
    const half = joint / 2;
    if (i === 0) parts.push(quad([0, 0, y0, y1], true, true));
    else if (i === 1) {
      // the eye of the letter opens between two stones
      parts.push(
        quad([0, 256 - 22, y0, y1], true, false),
        quad([256 + 22, 0, y0, y1], false, true),
      );
    } else if (i === 2) {
      parts.push(
        quad([0, 206 - half, y0, y1], true, false),
        quad([206 + half, 306 - half, y0, y1], false, false),
        quad([306 + half, 0, y0, y1], false, true),
      );
    } else {
      const door = i === 3 ? 44 : 58;
      parts.push(
        quad([0, 256 - door, y0, y1], true, false),
        quad([256 + door, 0, y0, y1], false, true),
      );
    }
  }
  return parts.join('');
};

/** The firm's mark: an A laid in coursed ashlar. `inset` shrinks it towards the middle, 0 to 1. */
export const mark = (colours: MarkColours, inset = 0): string => {
  const k = 1 - inset;
  const ground =
    colours.ground === 'none' ? '' : `<rect width="512" height="512" fill="${colours.ground}"/>`;
  const shift = Math.round(256 * inset * 100) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}<path fill="${colours.stone}" transform="translate(${shift} ${shift}) scale(${k})" d="${markPath()}"/></svg>`;
};
