import type { Frame } from '../shapes/frame.ts';
import { darken, lighten } from '../shapes/colour.ts';
import { lampRow } from '../shapes/city.ts';
import { gradient, polygon, rect, tone } from '../shapes/svg.ts';

/** A low bridge on many piers, its deck edged with lamps. */
export function girderBridge(f: Frame, y: number, distance: number): string {
  const body = tone(f, '#7d8794', distance);
  let drawn = rect(
    0,
    y,
    f.w,
    f.u * 1.5,
    gradient(f, [
      [0, lighten(body, 0.18)],
      [1, darken(body, 0.2)],
    ]),
  );
  for (let i = 0; i < 9; i += 1) {
    const x = f.w * (0.03 + i * 0.118);
    drawn += polygon(
      [
        [x - f.u * 2.6, y + f.u * 1.4],
        [x + f.u * 2.6, y + f.u * 1.4],
        [x + f.u * 0.9, y + f.u * 3],
        [x + f.u * 0.9, y + f.u * 6],
        [x - f.u * 0.9, y + f.u * 6],
        [x - f.u * 0.9, y + f.u * 3],
      ],
      darken(body, 0.25),
    );
  }
  return drawn + lampRow(f, y, { count: 18, height: f.u * 2.8 });
}
