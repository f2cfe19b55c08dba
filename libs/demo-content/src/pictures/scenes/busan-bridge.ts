import type { Frame } from '../shapes/frame.ts';
import { darken } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { lampRow, skyline } from '../shapes/city.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { circle, curve, gradient, mirrored, path, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';
import { shimmer, surf, water } from '../shapes/water.ts';

/** Gwangan bridge over the bay, its lamps in the sea. */
export function busanBridge(f: Frame): string {
  const sea = 0.63;
  let drawn = sky(f, { disc: { x: f.between(0.72, 0.86), y: 0.2, r: 4 }, horizon: sea });
  let back = range(f, { from: sea - 0.12, to: sea - 0.04, layers: 3, swing: 0.06 });
  back +=
    skyline(f, { y: sea, tall: 0.24, distance: 0.5, width: 3.4, from: -0.02, to: 0.34 }) +
    skyline(f, { y: sea, tall: 0.1, distance: 0.6, width: 3.4, from: 0.3, to: 1.02 }) +
    haze(f, sea - 0.12, 0.13, 0.35);
  const bridge = suspension(f, f.h * (sea - 0.055));
  drawn += back + water(f, sea) + mirrored(f, back + bridge, f.h * sea, 0.7, 0.2);
  for (let i = 0; i < 16; i += 1)
    if (f.mood.night) drawn += shimmer(f, f.random(), sea, sea + f.between(0.1, 0.25), f.mood.lamp, 1.1);
  drawn += shimmer(f, 0.78, sea, 0.92, f.mood.glow, 4) + bridge + sand(f, 0.9);
  return drawn + birds(f, 0.36, 0.26, 5);
}

function sand(f: Frame, y: number): string {
  const beach = tone(f, '#e6cfa6');
  return (
    surf(f, y - 0.012, 0.7) +
    path(
      `M0 ${f.h * y}Q${f.w * 0.45} ${f.h * (y + 0.035)} ${f.w} ${f.h * (y - 0.012)}V${f.h}H0Z`,
      gradient(f, [
        [0, darken(beach, 0.12)],
        [0.4, beach],
        [1, darken(beach, 0.25)],
      ]),
    )
  );
}

/** Two towers, the main cable and its hangers, a double deck. */
function suspension(f: Frame, deck: number): string {
  const steel = tone(f, f.mood.night ? '#c8cede' : '#eef1f2', 0.06);
  const towers: readonly [number, number] = [f.w * 0.33, f.w * 0.71];
  const top = deck - f.u * 25;
  const cable = (t: number): number => {
    const x = t * f.w;
    const [a, b] = towers;
    if (x < a) return deck - (deck - top) * (1 - (a - x) / (a + f.w * 0.12)) ** 1.7;
    if (x > b) return deck - (deck - top) * (1 - (x - b) / (f.w * 1.12 - b)) ** 1.7;
    return deck - f.u * 3 - (deck - top - f.u * 3) * Math.abs((x - (a + b) / 2) / ((b - a) / 2)) ** 2;
  };
  const points: Point[] = Array.from({ length: 61 }, (_, i) => [(f.w * i) / 60, cable(i / 60)]);
  let hangers = '';
  for (let i = 1; i < 60; i += 1)
    hangers += `M${(f.w * i) / 60} ${cable(i / 60).toFixed(1)}V${deck.toFixed(1)}`;
  let drawn =
    stroke(hangers, steel, f.u * 0.11, { opacity: 0.6 }) + stroke(`M${curve(points)}`, steel, f.u * 0.42);
  for (const x of towers) {
    for (const side of [-1.5, 1.5])
      drawn += rect(
        x + f.u * side - f.u * 0.5,
        top - f.u * 1.4,
        f.u,
        deck - top + f.u * 9,
        gradient(f, [
          [0, steel],
          [1, darken(steel, 0.35)],
        ]),
      );
    for (const level of [0, 0.36, 0.7])
      drawn += rect(x - f.u * 1.8, top + (deck - top) * level, f.u * 3.6, f.u * 0.7, darken(steel, 0.12));
  }
  let truss = '';
  for (let x = 0; x < f.w; x += f.u * 2.6)
    truss += `M${x} ${deck + f.u * 2.2}l${f.u * 1.3} ${-f.u * 2}l${f.u * 1.3} ${f.u * 2}`;
  drawn +=
    stroke(truss, darken(steel, 0.2), f.u * 0.18) +
    rect(0, deck, f.w, f.u * 0.7, steel) +
    rect(0, deck + f.u * 2.1, f.w, f.u * 0.7, darken(steel, 0.12));
  if (f.mood.night) {
    const hues = ['#ffd98a', '#ff9fb6', '#9fd0ff', '#c8a8ff'];
    for (let i = 1; i < 60; i += 2)
      drawn +=
        circle(
          (f.w * i) / 60,
          cable(i / 60),
          f.u * 0.42,
          hues[Math.floor(i / 8) % hues.length] ?? '#ffd98a',
        ) +
        glow(
          f,
          (f.w * i) / 60,
          cable(i / 60),
          f.u * 1.8,
          hues[Math.floor(i / 8) % hues.length] ?? '#ffd98a',
          0.5,
        );
    return drawn + lampRow(f, deck, { count: 24, height: f.u * 1.4 });
  }
  return drawn;
}
