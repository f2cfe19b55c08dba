import type { Frame } from '../shapes/frame.ts';
import { darken, mix } from '../shapes/colour.ts';
import { redPine, thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, path, rect, tone } from '../shapes/svg.ts';
import { surf, water } from '../shapes/water.ts';
import { lighthouse } from './coast-parts.ts';

/** Sunrise on the east coast: pines, surf and a breakwater. */
export function eastSea(f: Frame): string {
  const sea = 0.55;
  let drawn = sky(f, {
    disc: { x: 0.5 + f.between(-0.08, 0.08), y: sea - 0.075, r: 6 },
    horizon: sea,
    clouds: 6,
  });
  drawn += water(f, sea, { shine: 0.5 });
  drawn +=
    rect(f.w * 0.62, f.h * sea - f.u * 0.4, f.w * 0.4, f.u * 1.8, tone(f, '#7c7f86', 0.25)) +
    lighthouse(f, f.w * 0.66, f.h * sea, f.u * 11, '#d9503c');
  for (const [y, o] of [
    [0.7, 0.35],
    [0.77, 0.5],
    [0.83, 0.75],
  ] as const)
    drawn += surf(f, y, o);
  const beach = tone(f, '#dcc39c');
  drawn += path(
    `M0 ${f.h * 0.86}Q${f.w * 0.4} ${f.h * 0.83} ${f.w} ${f.h * 0.87}V${f.h}H0Z`,
    gradient(f, [
      [0, mix(beach, f.mood.water[1], 0.25)],
      [0.35, beach],
      [1, darken(beach, 0.3)],
    ]),
  );
  drawn +=
    redPine(f, f.w * 0.05, f.h * 0.97, f.u * 66, 0.16) +
    redPine(f, f.w * 0.19, f.h * 0.93, f.u * 42, 0.1) +
    redPine(f, f.w * 0.97, f.h * 0.99, f.u * 54, -0.18);
  drawn += thicket(f, 0.985, 3.4, mix(tone(f, '#6f8a5c'), f.mood.near, 0.3), 2);
  return drawn + birds(f, 0.44, 0.22, 6);
}
