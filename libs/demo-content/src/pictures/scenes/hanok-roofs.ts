import type { Frame } from '../shapes/frame.ts';
import { mix } from '../shapes/colour.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { leafTree, snowfall } from '../shapes/plants.ts';
import { hanok } from '../shapes/roofs.ts';
import { birds, sky } from '../shapes/sky.ts';
import { haze, range, ridge } from '../shapes/terrain.ts';

/** A sea of tiled roofs, the modern city pale behind it. */
export function hanokRoofs(f: Frame): string {
  let drawn = sky(f, { disc: { x: f.between(0.68, 0.84), y: f.between(0.2, 0.3), r: 4 }, horizon: 0.56 });
  drawn += range(f, { from: 0.4, to: 0.47, layers: 3, swing: 0.06 });
  const hill = 0.46;
  drawn += ridge(f, {
    y: hill + 0.04,
    swing: 0.01,
    fill: mix(f.mood.haze, f.mood.near, 0.32),
    lift: (t) => 0.1 * Math.exp(-(((t - 0.3) / 0.14) ** 2)),
  });
  drawn += namsanTower(f, f.w * 0.3, f.h * (hill - 0.05), f.u * 26, 0.45);
  drawn += skyline(f, { y: 0.53, tall: 0.12, distance: 0.72, width: 4 }) + haze(f, 0.42, 0.18, 0.6);
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const y = f.h * (0.55 + depth ** 1.25 * 0.42);
    const width = f.u * (24 + depth * 52);
    const shift = f.random() * width;
    for (let x = -shift; x < f.w + width * 0.5; x += width * f.between(0.78, 0.95)) {
      const house = {
        x,
        y: y + f.u * f.between(-1.6, 1.6) * (1 + depth),
        width: width * f.between(0.85, 1.1),
        height: width * 0.2,
        distance: 0.55 * (1 - depth),
      };
      drawn += hanok(f, {
        ...house,
        wallHeight: width * 0.15,
        snow: f.season === 'winter',
        lit: f.mood.night && f.random() > 0.35,
      });
    }
    if (row < rows - 1) {
      drawn += haze(f, y / f.h - 0.02, 0.12, 0.22 * (1 - depth));
      if (row > 0)
        drawn += leafTree(f, f.w * f.random(), y + width * 0.22, width * 0.5, {
          distance: 0.4 * (1 - depth),
        });
    }
  }
  if (f.season === 'winter') drawn += snowfall(f, 80);
  return drawn + birds(f, 0.55, 0.16, 5);
}
