import { createNoise, type Noise } from './noise.ts';
import { createRandom, hashed } from './random.ts';

/** One stone or brick as a point of a wall sees it; lengths in scene units. */
export type Cell = {
  id: number;
  /** Distance to the nearest joint's centre line. */
  d: number;
  /** Distances from the left and top joint, and the stone's size. */
  lx: number;
  ly: number;
  w: number;
  h: number;
};

export type Bond = (x: number, y: number, out: Cell) => void;

export const emptyCell = (): Cell => ({ id: 0, d: 0, lx: 0, ly: 0, w: 1, h: 1 });

/** The stone that lies at a point. */
export const stoneAt = (bond: Bond, x: number, y: number): number => {
  const cell = emptyCell();
  bond(x, y, cell);
  return cell.id;
};

export type CoursedOptions = {
  readonly seed: number;
  /** Where the courses start, and how far they reach down. */
  readonly top: number;
  readonly height: number;
  /** Course heights: repeated when the list ends. */
  readonly courses: readonly number[];
  /** Shortest and longest stone. */
  readonly lengths: readonly [number, number];
  /** How far joints stray from the ruled line. */
  readonly wobble?: number;
  /** Share of stones split into two thin ones. */
  readonly split?: number;
};

type Course = {
  readonly y: number;
  readonly h: number;
  readonly joints: readonly number[];
  readonly index: number;
};

const span = 3000;

/** Courses of squared stone; upright joints keep clear of those in the course above. */
export const coursed = (options: CoursedOptions): Bond => {
  const random = createRandom(options.seed);
  const noise = createNoise(options.seed + 5);
  const [shortest, longest] = options.lengths;
  const list: Course[] = [];
  let y = options.top;
  let above: readonly number[] = [];
  for (let index = 0; y < options.top + options.height; index += 1) {
    const h = options.courses[index % options.courses.length] ?? 50;
    const joints: number[] = [];
    let x = -span / 2 - random.between(0, longest);
    while (x < span / 2 + longest) {
      joints.push(x);
      let next = x + random.between(shortest, longest);
      for (let tries = 0; tries < 6; tries += 1) {
        if (above.every((joint) => Math.abs(joint - next) > Math.min(h, shortest) * 0.35)) break;
        next = x + random.between(shortest, longest);
      }
      x = next;
    }
    list.push({ y, h, joints, index });
    above = joints;
    y += h;
  }
  return courseLookup(list, noise, options.wobble ?? 0.7, options.split ?? 0, options.seed);
};

const courseLookup = (
  list: readonly Course[],
  noise: Noise,
  wobble: number,
  split: number,
  seed: number,
): Bond => {
  const first = list[0];
  const starts = Float64Array.from(list, (course) => course.y);
  return (px, py, out) => {
    const x = px + wobble * 2 * (noise.at(px / 23, py / 23) - 0.5);
    const y = py + wobble * 2 * (noise.at(px / 23 + 60, py / 23) - 0.5);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= y) low = middle;
      else high = middle - 1;
    }
    const course = list[low] ?? first;
    if (!course) return;
    let a = 0;
    let b = course.joints.length - 2;
    while (a < b) {
      const middle = (a + b + 1) >> 1;
      if ((course.joints[middle] ?? 0) <= x) a = middle;
      else b = middle - 1;
    }
    const left = course.joints[a] ?? 0;
    const right = course.joints[a + 1] ?? left + 1;
    out.id = course.index * 4099 + a * 2;
    out.lx = x - left;
    out.ly = y - course.y;
    out.w = right - left;
    out.h = course.h;
    if (split > 0 && hashed(out.id, seed, 3) < split) {
      const cut = course.h * (0.4 + 0.2 * hashed(out.id, seed, 4));
      if (out.ly < cut) out.h = cut;
      else {
        out.id += 1;
        out.ly -= cut;
        out.h = course.h - cut;
      }
    }
    out.d = Math.min(out.lx, out.w - out.lx, out.ly, out.h - out.ly);
  };
};

export type BrickBond = 'stretcher' | 'flemish' | 'english';

/** Brickwork; `size` is a stretcher with its joint, length by height. */
export const brickwork = (
  seed: number,
  bond: BrickBond = 'flemish',
  size: readonly [number, number] = [46, 15],
  top = 0,
): Bond => {
  const noise = createNoise(seed + 9);
  const [length, height] = size;
  const half = length / 2;
  return (px, py, out) => {
    const x = px + 0.8 * (noise.at(px / 19, py / 19) - 0.5) + 5000 * length;
    const y = py + 0.7 * (noise.at(px / 31 + 40, py / 31) - 0.5) - top;
    const row = Math.floor(y / height);
    out.ly = y - row * height;
    out.h = height;
    const odd = (row & 1) === 1;
    if (bond === 'stretcher' || (bond === 'english' && !odd)) {
      const u = x + (odd ? half : bond === 'english' ? half / 2 : 0);
      const n = Math.floor(u / length);
      out.lx = u - n * length;
      out.w = length;
      out.id = row * 8191 + n;
    } else if (bond === 'english') {
      const n = Math.floor(x / half);
      out.lx = x - n * half;
      out.w = half;
      out.id = row * 8191 + n + 131;
    } else {
      const pitch = length + half;
      const u = x + (odd ? pitch / 2 : 0);
      const n = Math.floor(u / pitch);
      const at = u - n * pitch;
      const header = at >= length;
      out.lx = header ? at - length : at;
      out.w = header ? half : length;
      out.id = row * 8191 + n * 2 + (header ? 1 : 0);
    }
    out.d = Math.min(out.lx, out.w - out.lx, out.ly, out.h - out.ly);
  };
};

/** Rubble: stones grown round scattered points, `stretch` times as long as high. */
export const rubble = (seed: number, size: number, stretch = 1.7): Bond => {
  const noise = createNoise(seed + 21);
  const found = { near: 0, far: 0, id: 0 };
  return (px, py, out) => {
    const bend = size * 0.28;
    const x = px + bend * (noise.fbm(px / size, py / size, 2) - 0.5);
    const y = py + bend * (noise.fbm(px / size + 50, py / size, 2) - 0.5);
    noise.cells(x / (size * stretch), y / size, found);
    out.id = found.id;
    out.d = ((found.far - found.near) * size) / 1.6;
    out.w = size * stretch;
    out.h = size;
    out.lx = out.w / 2;
    out.ly = out.h / 2;
  };
};

/** Wedges round a centre: `rings` deep, angles in degrees clockwise from the right. */
export const radial = (options: {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly rings?: number;
}): Bond => {
  const rings = options.rings ?? 1;
  const depth = (options.outer - options.inner) / rings;
  return (x, y, out) => {
    const dx = x - options.cx;
    const dy = y - options.cy;
    const r = Math.sqrt(dx * dx + dy * dy);
    let angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    if (angle < options.from - 1) angle += 360;
    const row = Math.min(rings - 1, Math.max(0, Math.floor((r - options.inner) / depth)));
    const stagger = (row & 1) === 1 ? 0.5 : 0;
    const t = ((angle - options.from) / (options.to - options.from)) * options.count + stagger;
    const n = Math.floor(t);
    const unit = (((options.to - options.from) / options.count) * Math.PI * r) / 180;
    out.id = 70001 + row * 331 + n;
    out.w = unit;
    out.h = depth;
    out.lx = (t - n) * unit;
    out.ly = r - options.inner - row * depth;
    out.d = Math.min(out.lx, out.w - out.lx, out.ly, out.h - out.ly);
  };
};

/** One block without joints other than its own outline. */
export const single =
  (x: number, y: number, w: number, h: number, id = 1): Bond =>
  (px, py, out) => {
    out.id = id;
    out.lx = px - x;
    out.ly = py - y;
    out.w = w;
    out.h = h;
    out.d = Math.min(out.lx, w - out.lx, out.ly, h - out.ly);
  };

/** Blocks side by side, upright joints only: lintels, copings, mouldings, treads. */
export const row = (seed: number, lengths: readonly [number, number], y: number, h: number): Bond =>
  coursed({ seed, top: y, height: h, courses: [h], lengths, wobble: 0.4 });
