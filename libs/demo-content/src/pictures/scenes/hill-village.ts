import type { Frame } from '../shapes/frame.ts';
import { darken, lighten } from '../shapes/colour.ts';
import { leafTree, thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, polygon, rect, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';
import { water } from '../shapes/water.ts';

/** Houses in every colour on a hillside above the sea. */
export function hillVillage(f: Frame): string {
  const u = f.u;
  let drawn =
    sky(f, { disc: { x: 0.2, y: 0.2, r: 4 }, horizon: 0.46 }) +
    water(f, 0.4, { to: 0.6 }) +
    range(f, { from: 0.38, to: 0.42, layers: 2, swing: 0.04 });
  const hues = [
    '#e88f7a',
    '#f2c879',
    '#8fc1c4',
    '#f0a9b4',
    '#a9c98f',
    '#8fa8d8',
    '#f4e3c4',
    '#d98a5a',
    '#f7f1e6',
    '#b79bc8',
  ];
  const hill = (x: number) =>
    0.42 +
    0.14 * Math.exp(-(((x - 0.52) / 0.2) ** 2)) * -0.2 +
    0.16 * (1 - Math.abs(x * 2 - 1.05)) -
    0.03 * Math.sin(x * 9);
  drawn += thicket(f, 0.42, 5, tone(f, '#5c8a66', 0.3));
  for (let row = 0; row < 11; row += 1) {
    const t = row / 10;
    const size = u * (4 + t * 9.5);
    for (let x = -size * f.random(); x < f.w; x += size * f.between(1.02, 1.3)) {
      const y = f.h * (hill(x / f.w) + t * 0.56) + u * f.between(-1, 1);
      const hue = tone(f, f.pick(hues), 0.45 * (1 - t));
      const high = size * f.between(0.72, 1.05);
      drawn +=
        rect(
          x,
          y - high,
          size,
          high + size,
          gradient(f, [
            [0, lighten(hue, 0.08)],
            [1, darken(hue, 0.15)],
          ]),
        ) + rect(x + size * 0.72, y - high, size * 0.28, high + size, darken(hue, 0.14), { opacity: 0.7 });
      const roof = tone(f, f.pick(['#c96a4c', '#5f8fa8', '#7a6a6a', '#4f9a8a', '#b84f48']), 0.45 * (1 - t));
      drawn +=
        f.random() > 0.45
          ? polygon(
              [
                [x - size * 0.06, y - high],
                [x + size * 0.2, y - high * 1.32],
                [x + size * 0.86, y - high * 1.32],
                [x + size * 1.06, y - high],
              ],
              roof,
            )
          : rect(x - size * 0.03, y - high * 1.08, size * 1.06, high * 0.1, darken(hue, 0.25)) +
            (f.random() > 0.6
              ? rect(x + size * 0.2, y - high * 1.3, size * 0.22, high * 0.24, tone(f, '#5a8fc0'), {
                  rx: size * 0.04,
                })
              : '');
      for (let w = 0; w < 2; w += 1)
        drawn += rect(
          x + size * (0.14 + w * 0.3),
          y - high * 0.72,
          size * 0.18,
          high * 0.26,
          f.mood.night && f.random() > 0.3 ? f.mood.lamp : tone(f, '#4c6478', 0.3 * (1 - t)),
        );
    }
    if (row % 3 === 2)
      drawn +=
        leafTree(f, f.w * f.random(), f.h * (0.5 + t * 0.5), size * 2, { distance: 0.3 * (1 - t) }) +
        haze(f, 0.4 + t * 0.3, 0.16, 0.14 * (1 - t));
  }
  return drawn + birds(f, 0.5, 0.2, 5);
}
