import decodeQR from 'qr/decode.js';

/** Null where no code is to be seen. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of BarcodeDetector used here; it is faster than any script. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Longer side in pixels, for a ticket that fills a third of the picture. */
const LONGEST = 960;

export const readPixels = (picture: ImageData): string | null => {
  try {
    return decodeQR(picture);
  } catch {
    // The decoder throws "nothing found" for each picture without a code.
    return null;
  }
};

const byScript = (): CodeReader => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readPixels(context.getImageData(0, 0, canvas.width, canvas.height));
  };
};

/** The browser's reader if any, else a script's, which reads some pictures the browser's cannot. */
export const createCodeReader = async (): Promise<CodeReader> => {
  const { BarcodeDetector: Known } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await Known?.getSupportedFormats().catch(() => [])) ?? [];
  const script = byScript();
  if (!Known || !formats.includes('qr_code')) return script;
  const detector = new Known({ formats: ['qr_code'] });
  return (video) =>
    detector.detect(video).then(
      ([found]) => found?.rawValue ?? null,
      () => script(video),
    );
};
