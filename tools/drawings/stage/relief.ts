import type { Colour } from './palette.ts';
import type { Shape } from './shape.ts';

/** What a material says of one point: height towards the viewer in scene units, colour, and how far light acts on it. */
export type Texel = { z: number; r: number; g: number; b: number; lit: number; a: number };
export type Material = (x: number, y: number, out: Texel) => void;
export type Field = (x: number, y: number) => number;
/** Box in whole pixels. */
type Box = { x0: number; y0: number; x1: number; y1: number };

export const setColour = (out: Texel, colour: Colour, k = 1): void => {
  out.r = colour[0] * k;
  out.g = colour[1] * k;
  out.b = colour[2] * k;
};

export const tint = (out: Texel, colour: Colour, amount: number): void => {
  out.r += (colour[0] - out.r) * amount;
  out.g += (colour[1] - out.g) * amount;
  out.b += (colour[2] - out.b) * amount;
};

/** Far enough back to receive no shadow. */
export const backdrop = -900;

/**
 * The drawing as a relief map: height, colour and how far light acts, a value each per pixel.
 * Everything is given in scene units (1,440 across); `scale` is pixels per unit.
 */
export class Relief {
  readonly width: number;
  readonly height: number;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly z: Float32Array;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly lit: Float32Array;
  /** Share of the sun that things standing free of the wall let through. */
  readonly sun: Float32Array;
  private readonly scratch: OffscreenCanvasRenderingContext2D;

  constructor(width: number, height: number, scale: number) {
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.w = Math.round(width * scale);
    this.h = Math.round(height * scale);
    const n = this.w * this.h;
    this.z = new Float32Array(n).fill(backdrop * scale);
    this.r = new Float32Array(n).fill(1);
    this.g = new Float32Array(n).fill(1);
    this.b = new Float32Array(n).fill(1);
    this.lit = new Float32Array(n);
    this.sun = new Float32Array(n).fill(1);
    const context = new OffscreenCanvas(this.w, this.h).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('No 2D canvas in this browser');
    this.scratch = context;
  }

  /** Lays a material into a shape. */
  fill(shape: Shape, material: Material, alpha = 1): void {
    const box = this.boxOf(shape);
    const mask = this.rasterise(shape, box);
    if (!mask) return;
    const out: Texel = { z: 0, r: 1, g: 1, b: 1, lit: 1, a: 1 };
    const s = this.scale;
    let m = 3;
    for (let py = box.y0; py < box.y1; py += 1) {
      for (let px = box.x0; px < box.x1; px += 1, m += 4) {
        const cover = mask[m] ?? 0;
        if (cover === 0) continue;
        out.lit = 1;
        out.a = 1;
        out.z = 0;
        material((px + 0.5) / s, (py + 0.5) / s, out);
        const k = (cover / 255) * alpha * out.a;
        this.blend(py * this.w + px, out, k);
      }
    }
  }

  /** Reworks what is already drawn inside a shape: the material finds the present texel in `out`. */
  rework(shape: Shape, change: Material): void {
    const box = this.boxOf(shape);
    const mask = this.rasterise(shape, box);
    if (!mask) return;
    const out: Texel = { z: 0, r: 1, g: 1, b: 1, lit: 1, a: 1 };
    const s = this.scale;
    let m = 3;
    for (let py = box.y0; py < box.y1; py += 1) {
      for (let px = box.x0; px < box.x1; px += 1, m += 4) {
        const cover = mask[m] ?? 0;
        if (cover === 0) continue;
        const i = py * this.w + px;
        out.z = (this.z[i] ?? 0) / s;
        out.r = this.r[i] ?? 0;
        out.g = this.g[i] ?? 0;
        out.b = this.b[i] ?? 0;
        out.lit = this.lit[i] ?? 0;
        out.a = 1;
        change((px + 0.5) / s, (py + 0.5) / s, out);
        this.blend(i, out, (cover / 255) * out.a);
      }
    }
  }

  /** Takes sun from a shape, as something standing free in front of the wall does; `blur` in scene units. */
  shade(shape: Shape, strength: number, blur = 0): void {
    const box = this.boxOf(shape, blur * 2);
    const mask = this.rasterise(shape, box, blur);
    if (!mask) return;
    let m = 3;
    for (let py = box.y0; py < box.y1; py += 1) {
      for (let px = box.x0; px < box.x1; px += 1, m += 4) {
        const i = py * this.w + px;
        this.sun[i] = (this.sun[i] ?? 1) * (1 - (strength * (mask[m] ?? 0)) / 255);
      }
    }
  }

  /** Takes sun by a field, 0 none to 1 all. */
  shadeBy(shape: Shape, field: Field): void {
    const box = this.boxOf(shape);
    const mask = this.rasterise(shape, box);
    if (!mask) return;
    let m = 3;
    for (let py = box.y0; py < box.y1; py += 1) {
      for (let px = box.x0; px < box.x1; px += 1, m += 4) {
        const cover = (mask[m] ?? 0) / 255;
        if (cover === 0) continue;
        const i = py * this.w + px;
        this.sun[i] = (this.sun[i] ?? 1) * (1 - cover * field(px / this.scale, py / this.scale));
      }
    }
  }

  /** Draws with the 2D canvas, in scene units, and lays the result over at one height. */
  paint(
    draw: (context: OffscreenCanvasRenderingContext2D) => void,
    { z, lit = 0 }: { readonly z?: number; readonly lit?: number } = {},
  ): void {
    const c = this.scratch;
    c.clearRect(0, 0, this.w, this.h);
    c.save();
    c.scale(this.scale, this.scale);
    draw(c);
    c.restore();
    const pixels = c.getImageData(0, 0, this.w, this.h).data;
    const out: Texel = { z: 0, r: 1, g: 1, b: 1, lit, a: 1 };
    for (let i = 0, p = 0; i < this.z.length; i += 1, p += 4) {
      const alpha = pixels[p + 3] ?? 0;
      if (alpha === 0) continue;
      out.z = z ?? (this.z[i] ?? 0) / this.scale;
      out.r = (pixels[p] ?? 0) / 255;
      out.g = (pixels[p + 1] ?? 0) / 255;
      out.b = (pixels[p + 2] ?? 0) / 255;
      this.blend(i, out, alpha / 255);
    }
  }

  /** Moves what is drawn: each point of the box takes the drawing from (x + dx, y + dy). */
  warp(
    box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
    offset: (x: number, y: number, out: { dx: number; dy: number }) => void,
  ): void {
    const s = this.scale;
    const x0 = Math.max(0, Math.floor(box.x * s));
    const y0 = Math.max(0, Math.floor(box.y * s));
    const x1 = Math.min(this.w, Math.ceil((box.x + box.w) * s));
    const y1 = Math.min(this.h, Math.ceil((box.y + box.h) * s));
    const move = { dx: 0, dy: 0 };
    for (const layer of [this.z, this.r, this.g, this.b, this.lit]) {
      const old = layer.slice();
      for (let py = y0; py < y1; py += 1) {
        for (let px = x0; px < x1; px += 1) {
          move.dx = 0;
          move.dy = 0;
          offset(px / s, py / s, move);
          if (move.dx === 0 && move.dy === 0) continue;
          const qx = Math.min(this.w - 1.001, Math.max(0, px + move.dx * s));
          const qy = Math.min(this.h - 1.001, Math.max(0, py + move.dy * s));
          const ix = Math.floor(qx);
          const iy = Math.floor(qy);
          const tx = qx - ix;
          const ty = qy - iy;
          const q = iy * this.w + ix;
          const top = (old[q] ?? 0) * (1 - tx) + (old[q + 1] ?? 0) * tx;
          const low = (old[q + this.w] ?? 0) * (1 - tx) + (old[q + this.w + 1] ?? 0) * tx;
          layer[py * this.w + px] = top * (1 - ty) + low * ty;
        }
      }
    }
  }

  private blend(i: number, out: Texel, k: number): void {
    const z = this.z[i] ?? 0;
    this.z[i] = z + (out.z * this.scale - z) * k;
    this.r[i] = (this.r[i] ?? 0) * (1 - k) + out.r * k;
    this.g[i] = (this.g[i] ?? 0) * (1 - k) + out.g * k;
    this.b[i] = (this.b[i] ?? 0) * (1 - k) + out.b * k;
    this.lit[i] = (this.lit[i] ?? 0) * (1 - k) + out.lit * k;
  }

  private boxOf(shape: Shape, margin = 0): Box {
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (const line of shape.lines) {
      for (const [x, y] of line) {
        x0 = Math.min(x0, x);
        y0 = Math.min(y0, y);
        x1 = Math.max(x1, x);
        y1 = Math.max(y1, y);
      }
    }
    const pad = margin + (shape.stroke ?? 0) + 1;
    return {
      x0: Math.max(0, Math.floor((x0 - pad) * this.scale)),
      y0: Math.max(0, Math.floor((y0 - pad) * this.scale)),
      x1: Math.min(this.w, Math.ceil((x1 + pad) * this.scale)),
      y1: Math.min(this.h, Math.ceil((y1 + pad) * this.scale)),
    };
  }

  /** Coverage of a shape in its box, in the fourth of every four bytes. */
  private rasterise(shape: Shape, box: Box, blur = 0): Uint8ClampedArray | undefined {
    const w = box.x1 - box.x0;
    const h = box.y1 - box.y0;
    if (w <= 0 || h <= 0) return undefined;
    const c = this.scratch;
    c.clearRect(box.x0, box.y0, w, h);
    c.save();
    c.beginPath();
    c.rect(box.x0, box.y0, w, h);
    c.clip();
    c.scale(this.scale, this.scale);
    if (blur > 0) c.filter = `blur(${blur * this.scale}px)`;
    c.beginPath();
    for (const line of shape.lines) {
      line.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
      if (shape.stroke === undefined) c.closePath();
    }
    if (shape.stroke === undefined) {
      c.fill('evenodd');
    } else {
      c.lineWidth = shape.stroke;
      c.lineCap = 'round';
      c.lineJoin = 'round';
      c.stroke();
    }
    c.restore();
    return c.getImageData(box.x0, box.y0, w, h).data;
  }
}
