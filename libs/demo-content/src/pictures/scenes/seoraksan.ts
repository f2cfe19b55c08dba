import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { conifer, drifting, leafTree, leaves, snowfall, thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { gradient, line, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** Granite needles with light and shaded sides. */
function needles(f: Frame, y: number, tall: number, count: number, distance: number): string {
  const rock = tone(f, '#a79f97', distance);
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = f.w * ((i + f.between(-0.2, 0.4)) / (count - 1));
    const high = f.h * tall * f.between(0.55, 1) * (0.65 + 0.35 * Math.sin((i / count) * Math.PI));
    const half = high * f.between(0.42, 0.62);
    const base = f.h * y;
    const lean = f.between(-0.12, 0.12) * half;
    const left: Point[] = [
      [x - half, base],
      [x - half * 0.62, base - high * 0.45],
      [x - half * 0.34, base - high * 0.6],
      [x - half * 0.2, base - high * 0.88],
      [x + lean, base - high],
    ];
    const right: Point[] = [
      [x + lean, base - high],
      [x + half * 0.2, base - high * 0.82],
      [x + half * 0.3, base - high * 0.58],
      [x + half * 0.62, base - high * 0.4],
      [x + half, base],
    ];
    drawn += polygon(
      [...left, ...right.slice(1)],
      gradient(f, [
        [0, lighten(rock, 0.12)],
        [1, mix(rock, f.mood.haze, 0.4)],
      ]),
    );
    drawn += polygon(
      [...right, [x + half * 0.1, base], [x - half * 0.05, base - high * 0.5]],
      darken(rock, 0.26),
      { opacity: 0.55 },
    );
    drawn += stroke(
      line([
        [x - half * 0.25, base - high * 0.3],
        [x - half * 0.1, base - high * 0.62],
      ]),
      darken(rock, 0.3),
      f.u * 0.2,
      { opacity: 0.4 },
    );
  }
  return drawn;
}

/** Seoraksan: granite above woods in the colours of the season. */
export function seoraksan(f: Frame): string {
  let drawn = sky(f, { disc: { x: f.between(0.16, 0.3), y: 0.2, r: 4.2 }, horizon: 0.62 });
  drawn +=
    range(f, { from: 0.42, to: 0.5, layers: 2, swing: 0.1, style: 'peak' }) +
    needles(f, 0.64, 0.42, 6, 0.42) +
    haze(f, 0.42, 0.22, 0.55);
  drawn += needles(f, 0.76, 0.36, 5, 0.12) + haze(f, 0.58, 0.2, 0.4);
  const colours = leaves(f.season === 'winter' ? 'winter' : f.season);
  const wood = [...colours, '#3f6a52'];
  for (let row = 0; row < 4; row += 1) {
    const depth = row / 3;
    const y = 0.72 + depth * 0.27;
    drawn += thicket(
      f,
      y,
      8 + depth * 5,
      tone(f, darken(colours[row % colours.length] ?? '#66a067', 0.2), 0.3 * (1 - depth)),
    );
    const size = f.u * (9 + depth * 19);
    for (let x = -size * 0.3; x < f.w + size * 0.3; x += size * f.between(0.34, 0.52)) {
      drawn +=
        f.random() < 0.24
          ? conifer(
              x,
              f.h * y + f.u * 3,
              size * 1.15,
              tone(f, '#2f5a4c', 0.35 * (1 - depth)),
              f.season === 'winter',
            )
          : leafTree(f, x, f.h * y + f.u * f.between(2, 6), size, {
              colours: [f.pick(wood), f.pick(colours)],
              distance: 0.32 * (1 - depth),
            });
    }
  }
  if (f.variant % 2 === 0) drawn += cableCar(f);
  if (f.season === 'winter') drawn += snowfall(f, 90);
  return drawn + drifting(f, f.season === 'autumn' ? 18 : 0, colours, 0.6) + birds(f, 0.6, 0.15, 4);
}

function cableCar(f: Frame): string {
  const x = f.w * 0.6;
  const y = f.h * 0.4;
  return (
    stroke(`M0 ${f.h * 0.62}Q${f.w * 0.5} ${f.h * 0.46} ${f.w} ${f.h * 0.14}`, f.mood.near, f.u * 0.16, {
      opacity: 0.7,
    }) +
    stroke(`M${x} ${y + f.u * 0.2}v${f.u * 2.4}`, f.mood.near, f.u * 0.3) +
    rect(x - f.u * 2.6, y + f.u * 2.4, f.u * 5.2, f.u * 4.4, tone(f, '#d9503c'), { rx: f.u * 0.9 }) +
    rect(x - f.u * 2.1, y + f.u * 3, f.u * 4.2, f.u * 1.7, tone(f, '#dceaf0'), { rx: f.u * 0.4 })
  );
}
