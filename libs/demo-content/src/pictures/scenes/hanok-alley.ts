import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { drifting, leafTree, leaves, snowfall, thicket } from '../shapes/plants.ts';
import { hanok } from '../shapes/roofs.ts';
import { sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { ellipse, gradient, polygon, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** A lane of Bukchon that falls between two rows of houses towards the city. */
export function hanokAlley(f: Frame): string {
  const vx = f.w * (0.5 + f.between(-0.06, 0.06));
  const vy = f.h * 0.52;
  let drawn = sky(f, { disc: { x: vx / f.w, y: 0.28, r: 4.6 }, horizon: 0.54 });
  drawn += range(f, { from: 0.43, to: 0.49, layers: 2, swing: 0.05 });
  drawn += namsanTower(f, vx + f.u * 7, f.h * 0.47, f.u * 24, 0.5);
  drawn += skyline(f, { y: 0.56, tall: 0.16, distance: 0.6, width: 4 }) + haze(f, 0.45, 0.16, 0.55);
  drawn += thicket(f, 0.56, 3, mix(tone(f, '#54795c', 0.4), f.mood.near, 0.2));
  const lane = tone(f, f.season === 'winter' ? '#e8ecef' : '#d8c6a8');
  drawn += polygon(
    [
      [vx - f.u * 4, vy + f.u * 3],
      [vx + f.u * 4, vy + f.u * 3],
      [f.w * 0.9, f.h],
      [f.w * 0.1, f.h],
    ],
    gradient(f, [
      [0, mix(lane, f.mood.haze, 0.5)],
      [1, darken(lane, 0.18)],
    ]),
  );
  const houses = 6;
  for (let i = houses - 1; i >= 0; i -= 1) {
    const near = 1 - i / houses;
    const scale = near ** 1.9;
    for (const side of [-1, 1]) {
      const x = vx + side * (f.u * 10 + scale * f.w * 0.52);
      const y = vy + f.u - scale * f.h * 0.09;
      const width = f.u * (12 + scale * 84);
      drawn += hanok(f, {
        x,
        y,
        width,
        height: width * 0.2,
        wallHeight: width * 0.3,
        distance: 0.55 * (1 - near),
        snow: f.season === 'winter',
      });
    }
    if (i === 3) drawn += leafTree(f, vx - f.u * 17, vy + f.u * 10, f.u * 22, { distance: 0.25 });
  }
  for (const side of [-1, 1]) drawn += laneWall(f, vx, vy, side);
  let steps = '';
  for (let i = 1; i < 9; i += 1) {
    const t = (i / 9) ** 1.8;
    const y = vy + f.u * 3 + (f.h - vy) * t;
    const half = f.u * 4 + (f.w * 0.4 - f.u * 4) * t;
    steps += `M${vx - half * 0.94} ${y}H${vx + half * 0.94}`;
  }
  drawn += stroke(steps, darken(lane, 0.35), f.u * 0.16, { opacity: 0.3 });
  if (f.mood.night) drawn += glow(f, vx, vy + f.u * 12, f.u * 26, f.mood.lamp, 0.3);
  if (f.season !== 'summer')
    drawn += f.season === 'winter' ? snowfall(f, 80) : drifting(f, 22, leaves(f.season), 0.6);
  return drawn;
}

/** The low wall of stone and plaster along one side of the lane, capped with tiles. */
function laneWall(f: Frame, vx: number, vy: number, side: number): string {
  const stone = tone(f, '#b09a80');
  const edge = (t: number) => vx + side * (f.u * 4.4 + (f.w * 0.42 - f.u * 4.4) * t);
  const foot = (t: number) => vy + f.u * 3 + (f.h - vy) * t;
  const top = (t: number) => foot(t) - (f.u * 2.4 + f.h * 0.2 * t);
  const face = (share: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1, 1.25].map((t) => [edge(t), top(t) + (foot(t) - top(t)) * share]);
  const band = (upper: number, lower: number, fill: string) =>
    polygon([...face(upper), ...face(lower).reverse()], fill);
  const fill = gradient(f, [
    [0, mix(lighten(stone, 0.18), f.mood.haze, 0.35)],
    [1, lighten(stone, 0.05)],
  ]);
  let drawn =
    band(0, 1, fill) +
    band(
      0.45,
      1,
      gradient(f, [
        [0, mix(stone, f.mood.haze, 0.35)],
        [1, darken(stone, 0.24)],
      ]),
    );
  for (let i = 0; i < 60; i += 1) {
    const t = f.random() ** 0.7 * 1.2;
    const size = f.u * (0.5 + 2 * t);
    drawn += ellipse(
      edge(t),
      top(t) + (foot(t) - top(t)) * f.between(0.52, 0.94),
      size * 0.9,
      size * 0.5,
      f.random() > 0.5 ? lighten(stone, 0.12) : darken(stone, 0.12),
      { opacity: 0.65 },
    );
  }
  return drawn + band(-0.16, 0.05, darken(tone(f, '#46505e'), 0.1));
}
