import type { Frame } from '../shapes/frame.ts';
import { mix } from '../shapes/colour.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { leafTree } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range, ridge } from '../shapes/terrain.ts';

/** N Seoul Tower above the roofs of the city. */
export function namsan(f: Frame): string {
  const x = f.between(0.44, 0.6);
  let drawn = sky(f, { disc: { x: x - 0.26, y: 0.24, r: 4.2 }, horizon: 0.72 });
  drawn += range(f, { from: 0.58, to: 0.66, layers: 3, swing: 0.05 });
  const hill = mix(
    tone(f, f.season === 'autumn' ? '#b0673a' : f.season === 'spring' ? '#8fae8a' : '#3f6e58', 0.2),
    f.mood.near,
    0.35,
  );
  drawn += ridge(f, {
    y: 0.72,
    swing: 0.012,
    waves: 3,
    fill: gradient(f, [
      [0, hill],
      [1, mix(hill, f.mood.haze, 0.3)],
    ]),
    lift: (t) => 0.24 * Math.exp(-(((t - x) / 0.24) ** 2)),
  });
  for (let i = 0; i < 46; i += 1) {
    const t = x + f.between(-0.3, 0.3);
    const y = 0.735 - 0.24 * Math.exp(-(((t - x) / 0.24) ** 2)) + f.random() * 0.1;
    drawn += leafTree(f, f.w * t, f.h * y, f.u * f.between(6, 9), { distance: 0.35 });
  }
  drawn += namsanTower(f, f.w * x, f.h * 0.515, f.u * 45);
  const car = [f.w * (x + 0.17), f.h * 0.585] as const;
  drawn += stroke(
    `M${f.w * x} ${f.h * 0.5}Q${f.w * (x + 0.16)} ${f.h * 0.56} ${f.w * (x + 0.36)} ${f.h * 0.74}`,
    f.mood.near,
    f.u * 0.14,
    { opacity: 0.6 },
  );
  drawn +=
    rect(car[0] - f.u * 1.7, car[1] - f.u * 0.6, f.u * 3.4, f.u * 2.6, tone(f, '#e9e4d8'), {
      rx: f.u * 0.6,
    }) +
    rect(
      car[0] - f.u * 1.3,
      car[1] - f.u * 0.1,
      f.u * 2.6,
      f.u * 1.1,
      f.mood.night ? f.mood.lamp : tone(f, '#58788c'),
      { rx: f.u * 0.3 },
    );
  drawn += haze(f, 0.66, 0.16, 0.4) + skyline(f, { y: 0.86, tall: 0.17, distance: 0.4, width: 5 });
  drawn += skyline(f, { y: 1.0, tall: 0.2, distance: 0.12, width: 8 });
  return drawn + birds(f, x - 0.15, 0.34, 4);
}
