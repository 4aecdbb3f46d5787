/** A canvas, offscreen in a worker or, where that is not supported, in the page. */
export type Surface = OffscreenCanvas | HTMLCanvasElement;

export function createSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Draws a picture over the whole canvas, on white where it is transparent. */
export function drawOn(surface: Surface, picture: CanvasImageSource): void {
  const pen = surface.getContext('2d');
  if (!isPen(pen)) throw new Error('No 2D canvas context');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, surface.width, surface.height);
  pen.drawImage(picture, 0, 0, surface.width, surface.height);
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality'
>;

function isPen(context: object | null): context is Pen {
  return context !== null && 'drawImage' in context;
}

/** Encodes the canvas as JPEG without metadata; `quality` from 0 to 1. */
export async function encode(surface: Surface, quality: number): Promise<Blob> {
  const options = { type: 'image/jpeg', quality };
  if ('convertToBlob' in surface) return surface.convertToBlob(options);
  return new Promise((resolve, reject) => {
    surface.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Could not encode the picture as JPEG'))),
      options.type,
      quality,
    );
  });
}

/** Frees the pixels at once; phones have little memory for them. */
export function release(surface: Surface): void {
  surface.width = 0;
  surface.height = 0;
}
