import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { reeds } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { curve, ellipse, gradient, path, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** Suncheon bay: a river in an S through reeds at low sun. */
export function wetland(f: Frame): string {
  let drawn =
    sky(f, { disc: { x: 0.54, y: 0.33, r: 5 }, horizon: 0.46 }) +
    range(f, { from: 0.37, to: 0.44, layers: 3, swing: 0.05 });
  const marsh = tone(f, f.season === 'summer' ? '#7f9a58' : '#b08d52');
  drawn +=
    rect(
      0,
      f.h * 0.47,
      f.w,
      f.h,
      gradient(f, [
        [0, mix(marsh, f.mood.haze, 0.5)],
        [1, darken(marsh, 0.3)],
      ]),
    ) + haze(f, 0.42, 0.12, 0.5);
  for (let i = 0; i < 70; i += 1) {
    const t = f.random();
    const s = f.u * (1.4 + t * 9);
    drawn += ellipse(
      f.w * f.random(),
      f.h * (0.49 + t * 0.42),
      s,
      s * 0.24,
      mix(lighten(marsh, f.between(0, 0.18)), f.mood.haze, 0.45 * (1 - t)),
      { opacity: 0.7 },
    );
  }
  const flow: readonly (readonly [number, number, number])[] = [
    [0.56, 0.47, 0.012],
    [0.47, 0.5, 0.03],
    [0.62, 0.56, 0.05],
    [0.44, 0.65, 0.075],
    [0.36, 0.78, 0.12],
    [0.58, 1.03, 0.2],
  ];
  const left: Point[] = flow.map(([x, y, w]) => [f.w * (x - w), f.h * y]);
  const right: Point[] = flow.map(([x, y, w]) => [f.w * (x + w), f.h * y] as const).reverse();
  const bed = `M${curve(left)}L${curve(right)}Z`;
  drawn +=
    stroke(bed, mix(darken(marsh, 0.4), f.mood.water[1], 0.3), f.u * 1.6) +
    path(
      bed,
      gradient(f, [
        [0, lighten(f.mood.sky[2], 0.15)],
        [0.5, f.mood.water[0]],
        [1, f.mood.water[1]],
      ]),
    );
  drawn += stroke(`M${curve(flow.map(([x, y]) => [f.w * x, f.h * y] as const))}`, '#ffffff', f.u * 0.5, {
    opacity: 0.28,
  });
  drawn += reeds(f, [-f.w * 0.02, f.h * 1.02, f.w * 0.42], {
    count: 170,
    height: f.u * 31,
    blade: darken(marsh, 0.22),
    plume: tone(f, '#ecd6ae'),
  });
  drawn += reeds(f, [f.w * 0.68, f.h * 1.02, f.w * 0.34], {
    count: 140,
    height: f.u * 25,
    blade: darken(marsh, 0.3),
    plume: tone(f, '#dcbd8b'),
  });
  return drawn + birds(f, 0.36, 0.2, 9);
}
