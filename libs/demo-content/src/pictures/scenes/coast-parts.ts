import type { Frame } from '../shapes/frame.ts';
import { darken, lighten } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { gradient, path, polygon, rect, tone } from '../shapes/svg.ts';

export function lighthouse(f: Frame, x: number, y: number, height: number, colour: string): string {
  const body = tone(f, colour);
  let drawn = f.mood.night ? glow(f, x, y - height * 0.93, height * 0.7, f.mood.lamp, 0.7) : '';
  drawn += polygon(
    [
      [x - height * 0.12, y],
      [x + height * 0.12, y],
      [x + height * 0.075, y - height * 0.8],
      [x - height * 0.075, y - height * 0.8],
    ],
    gradient(
      f,
      [
        [0, lighten(body, 0.1)],
        [1, darken(body, 0.22)],
      ],
      [0, 0, 1, 0],
    ),
  );
  drawn += rect(x - height * 0.11, y - height * 0.83, height * 0.22, height * 0.04, darken(body, 0.2));
  drawn += rect(
    x - height * 0.065,
    y - height * 0.94,
    height * 0.13,
    height * 0.11,
    f.mood.night ? '#fff1c4' : tone(f, '#cfe3ea'),
  );
  return (
    drawn +
    path(
      `M${x - height * 0.09} ${y - height * 0.94}Q${x} ${y - height * 1.08} ${x + height * 0.09} ${y - height * 0.94}Z`,
      darken(body, 0.12),
    )
  );
}
