import type { Frame } from '../shapes/frame.ts';
import { mix } from '../shapes/colour.ts';
import { drifting, leafTree, leaves } from '../shapes/plants.ts';
import { sky } from '../shapes/sky.ts';
import { ellipse, gradient, polygon, rect, tone } from '../shapes/svg.ts';
import { range } from '../shapes/terrain.ts';

/** A lane under cherry trees (or their autumn kin). */
export function cherryStreet(f: Frame): string {
  const vx = f.w * (0.5 + f.between(-0.05, 0.05));
  const vy = f.h * 0.56;
  let drawn =
    sky(f, { disc: { x: 0.5, y: 0.34, r: 4.6 }, horizon: 0.56, clouds: 3 }) +
    range(f, { from: 0.46, to: 0.53, layers: 3, swing: 0.05 });
  const lane = tone(f, '#cfc6c2');
  drawn += rect(
    0,
    vy,
    f.w,
    f.h - vy,
    gradient(f, [
      [0, tone(f, '#a9bd93', 0.3)],
      [1, tone(f, '#7d9a68')],
    ]),
  );
  drawn += polygon(
    [
      [vx - f.u * 2.5, vy],
      [vx + f.u * 2.5, vy],
      [f.w * 0.84, f.h],
      [f.w * 0.16, f.h],
    ],
    gradient(f, [
      [0, mix(lane, f.mood.haze, 0.6)],
      [1, lane],
    ]),
  );
  const petals = leaves(f.season);
  for (let i = 0; i < 130; i += 1) {
    const t = f.random() ** 0.7;
    drawn += ellipse(
      vx + (f.random() - 0.5) * f.w * 0.9 * t,
      vy + (f.h - vy) * t,
      f.u * 0.75 * t,
      f.u * 0.3 * t,
      tone(f, f.pick(petals)),
      { opacity: 0.75 },
    );
  }
  for (let i = 0; i < 7; i += 1) {
    const t = ((i + 1) / 7) ** 1.9;
    for (const side of [-1, 1]) {
      const x = vx + side * (f.u * 6 + t * f.w * 0.46);
      drawn += leafTree(f, x, vy + f.u * 2 + t * f.h * 0.34, f.u * (13 + t * 76), {
        distance: 0.5 * (1 - t),
      });
    }
  }
  return drawn + drifting(f, 46, petals, 0.65);
}
