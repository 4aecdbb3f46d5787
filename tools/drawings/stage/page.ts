import { finish } from './finish.ts';
import { hashText } from './random.ts';
import { createStage, type Draw } from './stage.ts';

export type DrawOrder = {
  /** Path of the scene's module, and the name whose hash is its seed. */
  readonly module: string;
  readonly seed: string;
  readonly before: boolean;
  readonly width: number;
  readonly height: number;
  /** Pixels drawn per scene unit; the picture comes out at `size` px wide. */
  readonly scale: number;
  readonly size: number;
};

/** Draws one scene in this page and returns it as a PNG data URI. */
const drawScene = async (order: DrawOrder): Promise<string> => {
  const loaded: { readonly draw: Draw } = await import(order.module);
  const stage = createStage(
    hashText(order.seed),
    order.width,
    order.height,
    order.scale,
    order.before,
  );
  loaded.draw(stage);
  const { w, h } = stage.relief;
  const full = new OffscreenCanvas(w, h);
  full.getContext('2d')?.putImageData(new ImageData(finish(stage), w, h), 0, 0);
  const height = Math.round((order.size * order.height) / order.width);
  const small = new OffscreenCanvas(order.size, height);
  const context = small.getContext('2d');
  if (!context) throw new Error('No 2D canvas in this browser');
  context.imageSmoothingQuality = 'high';
  context.drawImage(full, 0, 0, order.size, height);
  const blob = await small.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable picture')));
    reader.readAsDataURL(blob);
  });
};

declare global {
  var drawScene: (order: DrawOrder) => Promise<string>;
}
globalThis.drawScene = drawScene;
