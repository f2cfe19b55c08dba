import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 480;
/** Height of the picture within the frame: a phone that somebody holds before a camera. */
const HELD = 400;

/**
 * Writes a picture as an uncompressed film of one frame, which Chromium plays as its camera
 * (`--use-file-for-fake-video-capture`).
 */
export const filmOf = async (picture: Buffer, file: string): Promise<void> => {
  const luma = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ height: HELD, width: HELD, fit: 'contain', background: '#ffffff' })
    .extend({
      top: (HEIGHT - HELD) / 2,
      bottom: (HEIGHT - HELD) / 2,
      left: (WIDTH - HELD) / 2,
      right: (WIDTH - HELD) / 2,
      background: '#8a8a8a',
    })
    .greyscale()
    .raw()
    .toBuffer();
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  await writeFile(file, Buffer.concat([head, luma, colourless]));
};
