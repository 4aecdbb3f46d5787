import jsQr from 'jsqr';
import type { QrReader } from './read-qr.ts';

/** A reader of QR codes in JavaScript, for browsers without one. */
export function createCanvasReader(): QrReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0) return [];
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0);
    const found = jsQr(context.getImageData(0, 0, width, height).data, width, height, {
      inversionAttempts: 'dontInvert',
    });
    return found === null ? [] : [found.data];
  };
}
