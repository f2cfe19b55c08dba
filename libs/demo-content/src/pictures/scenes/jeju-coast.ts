import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { reeds } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { curve, ellipse, gradient, path, polygon, tone } from '../shapes/svg.ts';
import { haze, ridge } from '../shapes/terrain.ts';
import { surf, water } from '../shapes/water.ts';
import { lighthouse } from './coast-parts.ts';

/** Black lava rocks along a shore. */
function basalt(f: Frame, y: number, count: number, size: number, from = 0, to = 1): string {
  const stone = tone(f, '#3b3f47');
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = f.w * f.between(from, to);
    const s = f.u * size * f.between(0.4, 1);
    const top = f.h * y + f.u * f.between(-2, 3);
    drawn += polygon(
      [
        [x - s, top],
        [x - s * 0.7, top - s * 0.55],
        [x - s * 0.1, top - s * 0.8],
        [x + s * 0.6, top - s * 0.5],
        [x + s, top],
      ],
      f.random() > 0.5 ? stone : lighten(stone, 0.07),
    );
    drawn += polygon(
      [
        [x - s * 0.7, top - s * 0.55],
        [x - s * 0.1, top - s * 0.8],
        [x + s * 0.1, top - s * 0.45],
        [x - s * 0.4, top - s * 0.3],
      ],
      lighten(stone, 0.16),
    );
    drawn += ellipse(x, top, s * 1.2, s * 0.1, '#ffffff', { opacity: 0.45 });
  }
  return drawn;
}

/** A Jeju shore: lava rocks, a small lighthouse, Hallasan far behind. */
export function jejuCoast(f: Frame): string {
  const sea = 0.53;
  let drawn = sky(f, { disc: { x: f.between(0.62, 0.82), y: f.between(0.16, 0.3), r: 4.4 }, horizon: sea });
  drawn += ridge(f, {
    y: sea + 0.01,
    swing: 0.004,
    fill: gradient(f, [
      [0, mix(f.mood.sky[1], f.mood.near, 0.36)],
      [0.5, f.mood.haze],
    ]),
    lift: (t) => 0.17 * Math.exp(-(((t - 0.3) / 0.26) ** 2)) + 0.03 * Math.exp(-(((t - 0.68) / 0.06) ** 2)),
  });
  drawn += haze(f, sea - 0.09, 0.11, 0.55) + water(f, sea, { shine: f.between(0.68, 0.78) });
  const cape: Point[] = [
    [f.w * 1.05, f.h * 0.62],
    [f.w * 0.78, f.h * 0.635],
    [f.w * 0.62, f.h * 0.7],
    [f.w * 0.5, f.h * 0.725],
  ];
  const grass = tone(f, f.season === 'autumn' ? '#b59a56' : f.season === 'winter' ? '#9aa58d' : '#6c9b62');
  drawn += path(
    `M${curve(cape)}Q${f.w * 0.7} ${f.h * 0.79} ${f.w * 1.05} ${f.h * 0.8}Z`,
    gradient(f, [
      [0, lighten(grass, 0.1)],
      [1, darken(grass, 0.3)],
    ]),
  );
  drawn +=
    basalt(f, 0.745, 22, 5, 0.5, 1) +
    lighthouse(f, f.w * 0.7, f.h * 0.675, f.u * 23, f.variant % 2 ? '#f4f1ea' : '#d9503c');
  drawn += surf(f, 0.87, 0.55);
  const field = tone(f, f.season === 'spring' ? '#e9c63e' : f.season === 'autumn' ? '#c9a968' : '#5f8e5a');
  drawn += path(
    `M0 ${f.h * 0.83}Q${f.w * 0.3} ${f.h * 0.84} ${f.w * 0.55} ${f.h * 1.02}H0Z`,
    gradient(f, [
      [0, field],
      [1, darken(field, 0.28)],
    ]),
  );
  drawn += basalt(f, 0.985, 12, 8, 0.5, 1.02) + stoneWall(f, 0.855);
  drawn += reeds(f, [-f.w * 0.02, f.h * 1.01, f.w * 0.5], {
    count: 90,
    height: f.u * 17,
    blade: darken(field, 0.25),
    plume: f.season === 'spring' ? tone(f, '#f3d24b') : tone(f, '#f0dfc0'),
  });
  return drawn + birds(f, 0.42, 0.28, 5, darken(f.mood.near, 0.1));
}

function stoneWall(f: Frame, y: number): string {
  let drawn = '';
  for (let i = 0; i < 26; i += 1) {
    const x = (i / 26) * f.w * 0.42;
    const s = f.u * f.between(1.5, 2.3);
    drawn += ellipse(
      x,
      f.h * y + x * 0.16 + f.u * f.between(-0.3, 0.3),
      s,
      s * 0.78,
      tone(f, i % 3 ? '#45474c' : '#5a5c60'),
    );
  }
  return drawn;
}
