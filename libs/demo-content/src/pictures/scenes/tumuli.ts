import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { drifting, leafTree, leaves, redPine, thicket } from '../shapes/plants.ts';
import { hanok } from '../shapes/roofs.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, path, rect, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** Royal mounds of Gyeongju with old trees between. */
export function tumuli(f: Frame): string {
  let drawn =
    sky(f, { disc: { x: f.between(0.2, 0.34), y: 0.24, r: 4.8 }, horizon: 0.6 }) +
    range(f, { from: 0.46, to: 0.53, layers: 3, swing: 0.05 });
  const grass =
    f.season === 'autumn'
      ? '#bfa35c'
      : f.season === 'winter'
        ? '#d7d6cf'
        : f.season === 'spring'
          ? '#93b56c'
          : '#6f9f5c';
  const mound = (x: number, y: number, width: number, high: number, distance: number) =>
    path(
      `M${x - width / 2} ${y}C${x - width * 0.32} ${y - high * 0.2} ${x - width * 0.28} ${y - high} ${x} ${y - high}S${x + width * 0.32} ${y - high * 0.2} ${x + width / 2} ${y}Z`,
      gradient(
        f,
        [
          [0, lighten(tone(f, grass, distance), 0.14)],
          [0.7, tone(f, darken(grass, 0.06), distance)],
          [1, tone(f, darken(grass, 0.28), distance)],
        ],
        [0.2, 0, 0.85, 1],
      ),
    );
  drawn += thicket(f, 0.6, 6, mix(tone(f, '#5c7f5c', 0.35), f.mood.near, 0.1));
  const ground = tone(f, grass);
  drawn += rect(
    0,
    f.h * 0.6,
    f.w,
    f.h * 0.4,
    gradient(f, [
      [0, mix(ground, f.mood.haze, 0.4)],
      [1, darken(ground, 0.2)],
    ]),
  );
  drawn +=
    mound(f.w * 0.24, f.h * 0.67, f.u * 62, f.u * 18, 0.4) +
    mound(f.w * 0.66, f.h * 0.69, f.u * 74, f.u * 23, 0.3) +
    haze(f, 0.52, 0.18, 0.35);
  drawn +=
    leafTree(f, f.w * 0.45, f.h * 0.73, f.u * 31, { distance: 0.2 }) +
    mound(f.w * 0.95, f.h * 0.8, f.u * 86, f.u * 31, 0.12) +
    mound(f.w * 0.16, f.h * 0.84, f.u * 92, f.u * 33, 0.06);
  drawn += path(
    `M${f.w * 0.5} ${f.h * 0.74}Q${f.w * 0.62} ${f.h * 0.82} ${f.w * 0.5} ${f.h * 0.9}T${f.w * 0.56} ${f.h * 1.02}H${f.w * 0.8}Q${f.w * 0.68} ${f.h * 0.88} ${f.w * 0.66} ${f.h * 0.82}T${f.w * 0.515} ${f.h * 0.74}Z`,
    tone(f, '#d9c8a6'),
  );
  if (f.variant % 2 === 1)
    drawn += hanok(f, {
      x: f.w * 0.78,
      y: f.h * 0.86,
      width: f.u * 34,
      height: f.u * 7,
      wallHeight: f.u * 5.5,
    });
  drawn += leafTree(f, f.w * 0.9, f.h * 0.98, f.u * 60) + redPine(f, f.w * 0.06, f.h, f.u * 56, 0.15);
  return (
    drawn +
    drifting(f, f.season === 'spring' || f.season === 'autumn' ? 20 : 0, leaves(f.season), 0.6) +
    birds(f, 0.55, 0.2, 4)
  );
}
