import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { leafTree, reeds, thicket } from '../shapes/plants.ts';
import { sky } from '../shapes/sky.ts';
import { ellipse, mirrored, path, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range, ridge } from '../shapes/terrain.ts';
import { shimmer, water } from '../shapes/water.ts';
import { girderBridge } from './river-parts.ts';

function cruiseBoat(f: Frame, x: number, y: number, length: number): string {
  const hull = tone(f, '#f2f0ea');
  let drawn = glow(f, x, y - length * 0.1, length * 0.7, f.mood.lamp, f.mood.night ? 0.45 : 0);
  drawn += polygon(
    [
      [x - length * 0.5, y - length * 0.07],
      [x + length * 0.56, y - length * 0.08],
      [x + length * 0.47, y + length * 0.02],
      [x - length * 0.46, y + length * 0.02],
    ],
    hull,
  );
  for (let deck = 0; deck < 2; deck += 1) {
    const width = length * (0.86 - deck * 0.22);
    const top = y - length * (0.15 + deck * 0.085);
    drawn += rect(x - length * 0.43, top, width, length * 0.08, darken(hull, 0.08), { rx: length * 0.012 });
    for (let i = 0; i < 12 - deck * 3; i += 1)
      drawn += rect(
        x - length * 0.41 + i * length * 0.069,
        top + length * 0.02,
        length * 0.048,
        length * 0.034,
        f.mood.night ? f.mood.lamp : tone(f, '#46708a'),
      );
  }
  return drawn + stroke(`M${x - length * 0.1} ${y - length * 0.24}v${-length * 0.1}`, hull, length * 0.008);
}

/** The Han river: skyline, tower on its hill, bridge and their lights in the water. */
export function hanRiver(f: Frame): string {
  const shore = 0.6;
  const x = f.between(0.28, 0.72);
  let drawn = sky(f, { disc: { x: x > 0.5 ? 0.2 : 0.8, y: 0.22, r: 3.8 }, horizon: shore });
  let city = range(f, { from: shore - 0.12, to: shore - 0.05, layers: 2, swing: 0.05 });
  city += ridge(f, {
    y: shore - 0.03,
    swing: 0.008,
    fill: mix(f.mood.haze, f.mood.near, 0.42),
    lift: (t) => 0.12 * Math.exp(-(((t - x) / 0.12) ** 2)),
  });
  city += namsanTower(f, f.w * x, f.h * (shore - 0.14), f.u * 22, 0.35) + haze(f, shore - 0.2, 0.2, 0.35);
  city +=
    skyline(f, { y: shore, tall: 0.2, distance: 0.55, width: 4 }) +
    skyline(f, { y: shore, tall: 0.13, distance: 0.25, width: 5.5 });
  city += thicket(f, shore + 0.004, 1.6, mix(tone(f, '#3f5d57', 0.2), f.mood.near, 0.4));
  drawn += city + water(f, shore);
  drawn += mirrored(f, city, f.h * shore, 0.55, 0.16);
  for (let i = 0; i < 12; i += 1)
    if (f.mood.night) drawn += shimmer(f, f.random(), shore, shore + f.between(0.12, 0.3), f.mood.lamp, 1.3);
  drawn +=
    girderBridge(f, f.h * (shore + 0.02), 0.12) +
    shimmer(f, x > 0.5 ? 0.2 : 0.8, shore + 0.06, 0.98, f.mood.glow, 4.5);
  const boat = f.w * (x > 0.5 ? 0.34 : 0.62);
  drawn +=
    ellipse(boat, f.h * 0.815, f.u * 24, f.u * 0.9, lighten(f.mood.water[0], 0.3), { opacity: 0.35 }) +
    cruiseBoat(f, boat, f.h * 0.81, f.u * 32);
  return drawn + bank(f);
}

function bank(f: Frame): string {
  const grass = tone(f, f.season === 'autumn' ? '#a98a4f' : f.season === 'winter' ? '#d9e0e6' : '#4d7d5c');
  let drawn = path(
    `M0 ${f.h}V${f.h * 0.93}Q${f.w * 0.3} ${f.h * 0.9} ${f.w * 0.55} ${f.h}Z`,
    mix(grass, f.mood.near, 0.4),
  );
  drawn += reeds(f, [0, f.h * 0.99, f.w * 0.4], {
    count: 70,
    height: f.u * 15,
    blade: mix(grass, f.mood.near, 0.35),
    plume: mix('#e8d3ac', f.mood.ambient, 0.4),
  });
  return drawn + leafTree(f, f.w * 0.97, f.h * 1.03, f.u * 58, { distance: 0.05 });
}
