import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene, type SceneOptions } from '../src/pictures/draw-scene.ts';

/** What the film of the harbour walk shows, one scene after another. */
const scenes: readonly [Parameters<typeof drawScene>[0], Pick<SceneOptions, 'palette' | 'variant'>][] = [
  ['busanBridge', { palette: 'rose', variant: 7 }],
  ['hillVillage', { palette: 'dusk', variant: 5 }],
  ['busanBridge', { palette: 'indigo', variant: 8 }],
];
const [width, height] = [1920, 1080];
const [filmWidth, filmHeight, framesPerSecond] = [640, 360, 12];
/** Seconds of each scene, and of the change to the next. */
const [scene, change] = [4, 1];

// Draws the film of type 04 (CATALOG-7) anew: `npx tsx libs/demo-content/films/draw-film.ts`. Needs ffmpeg.
const folder = mkdtempSync(join(tmpdir(), 'film-'));
try {
  const stills = await Promise.all(
    scenes.map(async ([name, look], index) => {
      const file = join(folder, `${index}.png`);
      await sharp(Buffer.from(drawScene(name, { ...look, width, height }))).toFile(file);
      return file;
    }),
  );
  const moves = stills.map(
    (_, index) =>
      `[${index}:v]zoompan=z='1.02+0.0022*on':x='(iw-iw/zoom)*on/${scene * framesPerSecond}':y='(ih-ih/zoom)/2'` +
      `:d=${scene * framesPerSecond}:s=${filmWidth}x${filmHeight}:fps=${framesPerSecond}[s${index}]`,
  );
  const changes = stills.slice(1).map((_, index) => {
    const before = index === 0 ? '[s0]' : `[c${index}]`;
    const offset = (scene - change) * (index + 1);
    return `${before}[s${index + 1}]xfade=transition=fade:duration=${change}:offset=${offset}[c${index + 1}]`;
  });
  const film = join(folder, 'film.mp4');
  execFileSync(
    'ffmpeg',
    [
      ...['-loglevel', 'error', ...stills.flatMap((file) => ['-i', file])],
      ...['-filter_complex', [...moves, ...changes].join(';'), '-map', `[c${stills.length - 1}]`],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '33', '-pix_fmt', 'yuv420p'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
      ...['-movflags', '+faststart', film],
    ],
    { stdio: 'inherit' },
  );
  const mp4 = readFileSync(film).toString('base64');
  writeFileSync(new URL('harbor-walk.json', import.meta.url), `${JSON.stringify({ mp4 })}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
