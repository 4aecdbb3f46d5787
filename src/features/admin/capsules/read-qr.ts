// Chrome on Android, macOS and ChromeOS can read QR codes itself (https://wicg.github.io/shape-detection-api/).
type Detector = { detect: (image: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };

declare const BarcodeDetector:
  | {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats: () => Promise<readonly string[]>;
    }
  | undefined;

/** Reads the QR codes that a video shows now. */
export type QrReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** The browser's own reader, otherwise one in JavaScript. */
export async function createQrReader(): Promise<QrReader> {
  if (typeof BarcodeDetector === 'function') {
    const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
    if (formats.includes('qr_code')) {
      const detector = new BarcodeDetector({ formats: ['qr_code'] });
      return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
    }
  }
  // The admin's own module: the build keeps its files off visitors' phones.
  const { createCanvasReader } = await import('./canvas-reader.ts');
  return createCanvasReader();
}
