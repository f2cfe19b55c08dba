import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { snowfall } from '../shapes/plants.ts';
import { ellipse, gradient, path, polygon, rect, tone } from '../shapes/svg.ts';
import { haze, ridge } from '../shapes/terrain.ts';

/** An old path between tall firs, light falling through. */
export function firForest(f: Frame): string {
  const [top, , low] = f.mood.sky;
  const trunk = '#6f5140';
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, mix(top, '#5d8a72', 0.5)],
      [0.5, mix(low, '#d9e6c4', 0.4)],
      [1, tone(f, '#5a7350')],
    ]),
  );
  const cx = f.w * (0.5 + f.between(-0.05, 0.05));
  for (let layer = 0; layer < 5; layer += 1) {
    const t = layer / 4;
    const count = 17 - layer * 3;
    for (let i = 0; i < count; i += 1) {
      const side = i % 2 ? 1 : -1;
      const x = cx + side * (f.u * (5 + t * 20) + f.random() * f.w * 0.5);
      const width = f.u * (0.9 + t * 5) * f.between(0.75, 1.15);
      const foot = f.h * (0.58 + t * 0.34);
      const body = mix(tone(f, trunk, 0.75 * (1 - t)), f.mood.near, t * 0.28);
      drawn += polygon(
        [
          [x - width * 0.34, -f.u],
          [x + width * 0.34, -f.u],
          [x + width * 0.5, foot],
          [x - width * 0.5, foot],
        ],
        gradient(
          f,
          [
            [0, lighten(body, 0.12)],
            [0.4, body],
            [1, darken(body, 0.3)],
          ],
          [0, 0, 1, 0],
        ),
      );
    }
    const green = tone(f, f.season === 'winter' ? '#8fa9a2' : '#3f6f55', 0.7 * (1 - t));
    for (let i = 0; i < 16; i += 1)
      drawn += ellipse(
        f.w * f.random(),
        f.h * (0.02 + f.random() * 0.14 * (1 + t)),
        f.u * f.between(8, 18),
        f.u * f.between(2.6, 6),
        green,
        { opacity: 0.65 },
      );
    drawn +=
      haze(f, 0.36 + t * 0.1, 0.3, 0.42 * (1 - t)) +
      ridge(f, {
        y: 0.6 + t * 0.31,
        swing: 0.008,
        waves: 3,
        fill: tone(
          f,
          f.season === 'winter' ? '#dbe4e6' : f.season === 'autumn' ? '#9a7a4a' : '#5f8258',
          0.55 * (1 - t),
        ),
      });
  }
  const soil = tone(f, f.season === 'winter' ? '#eef2f3' : '#c9a981');
  drawn += path(
    `M${cx - f.u * 1.2} ${f.h * 0.6}Q${cx + f.u * 5} ${f.h * 0.74} ${cx - f.u * 26} ${f.h * 1.02}H${cx + f.u * 34}Q${cx + f.u * 16} ${f.h * 0.76} ${cx + f.u * 1.2} ${f.h * 0.6}Z`,
    gradient(f, [
      [0, lighten(soil, 0.2)],
      [1, darken(soil, 0.18)],
    ]),
  );
  for (let i = 0; i < 5; i += 1) {
    const x = f.w * (0.2 + i * 0.17);
    drawn += polygon(
      [
        [x, -f.u * 4],
        [x + f.u * 6, -f.u * 4],
        [x + f.u * 28, f.h * 0.92],
        [x + f.u * 10, f.h * 0.92],
      ],
      gradient(f, [
        [0, '#fff6d8', 0.4],
        [1, '#fff6d8', 0],
      ]),
      { opacity: 0.75 },
    );
  }
  return f.season === 'winter' ? drawn + snowfall(f, 80) : drawn;
}
