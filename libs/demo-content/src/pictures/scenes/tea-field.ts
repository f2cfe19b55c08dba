import type { Frame } from '../shapes/frame.ts';
import { darken, mix } from '../shapes/colour.ts';
import { conifer, redPine, thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { at, curve, path, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** Tea rows of Boseong, curved along the hills. */
export function teaField(f: Frame): string {
  let drawn = sky(f, { disc: { x: f.between(0.66, 0.8), y: 0.18, r: 4.2 }, horizon: 0.5 });
  drawn += range(f, { from: 0.33, to: 0.44, layers: 4, swing: 0.06 });
  const deep = f.season === 'winter' ? '#5d7f62' : '#3f7d4c';
  const fresh = f.season === 'spring' ? '#9ccb62' : '#7fb35c';
  drawn += thicket(f, 0.5, 5, mix(tone(f, '#37614e', 0.3), f.mood.near, 0.15));
  const hills = [
    { y: 0.5, bend: 0.1, rows: 15, depth: 0.3, peak: 0.72 },
    { y: 0.6, bend: 0.16, rows: 15, depth: 0.12, peak: 0.24 },
    { y: 0.76, bend: 0.12, rows: 13, depth: 0, peak: 0.66 },
  ];
  for (const hill of hills) {
    const outline = (lower: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const t = -0.03 + (i / 24) * 1.06;
        const rise = hill.bend * Math.exp(-(((t - hill.peak) / 0.34) ** 2));
        return [
          f.w * t,
          f.h *
            (hill.y -
              rise * (1 - lower * 0.55) +
              lower * 0.34 +
              0.012 * Math.sin(t * 7 + hill.y * 9) * (1 - lower)),
        ];
      });
    drawn += path(
      `M${curve(outline(0))}L${at([f.w * 1.03, f.h * 1.02])}L${at([-f.w * 0.03, f.h * 1.02])}Z`,
      tone(f, darken(deep, 0.12), hill.depth),
    );
    for (let row = 0; row < hill.rows; row += 1) {
      const t = (row / hill.rows) ** 1.35;
      const thick = f.u * (0.7 + t * 3.2);
      const d = `M${curve(outline(t).map(([x, y]) => [x, y + thick * 0.8] as const))}`;
      drawn += stroke(d, tone(f, darken(deep, 0.05 + t * 0.12), hill.depth), thick * 1.3);
      drawn += stroke(
        `M${curve(outline(t).map(([x, y]) => [x, y + thick * 0.35] as const))}`,
        tone(f, mix(fresh, deep, t * 0.25), hill.depth),
        thick * 0.72,
      );
    }
    if (hill.depth > 0.1)
      for (let i = 0; i < 3; i += 1)
        drawn += conifer(
          f.w * (hill.peak + f.between(-0.16, 0.2)),
          f.h * (hill.y - hill.bend * 0.8),
          f.u * f.between(9, 15),
          tone(f, '#2b5445', hill.depth),
          f.season === 'winter',
        );
    drawn += haze(f, hill.y - hill.bend, 0.16, hill.depth * 0.9);
  }
  return drawn + redPine(f, f.w * 0.93, f.h * 0.99, f.u * 58, -0.14) + birds(f, 0.35, 0.17, 5);
}
