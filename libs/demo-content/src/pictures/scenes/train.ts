import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { leafTree, thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, path, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { range } from '../shapes/terrain.ts';

/** The express train on a viaduct through fields and hills. */
export function train(f: Frame): string {
  const u = f.u;
  let drawn =
    sky(f, { disc: { x: f.between(0.66, 0.82), y: 0.2, r: 4.4 }, horizon: 0.56 }) +
    range(f, { from: 0.38, to: 0.52, layers: 4, swing: 0.07 });
  const field = tone(f, f.season === 'autumn' ? '#d8b25c' : f.season === 'winter' ? '#e3e8ea' : '#86b068');
  drawn += rect(
    0,
    f.h * 0.56,
    f.w,
    f.h * 0.5,
    gradient(f, [
      [0, mix(field, f.mood.haze, 0.45)],
      [1, darken(field, 0.2)],
    ]),
  );
  for (let i = 0; i < 7; i += 1)
    drawn += path(
      `M${f.w * (i * 0.18 - 0.15)} ${f.h * 0.58}L${f.w * (i * 0.18 - 0.02)} ${f.h * 0.58}L${f.w * (i * 0.3 - 0.46)} ${f.h * 1.02}H${f.w * (i * 0.3 - 0.72)}Z`,
      darken(field, 0.07),
      { opacity: 0.6 },
    );
  for (let i = 0; i < 11; i += 1)
    drawn += leafTree(f, f.w * f.random(), f.h * f.between(0.58, 0.62), u * f.between(5, 10), {
      distance: 0.45,
    });
  const deck = f.h * 0.7;
  const concrete = tone(f, '#b9b8b4');
  for (let i = 0; i < 6; i += 1)
    drawn += polygon(
      [
        [f.w * (0.06 + i * 0.19) - u * 1.8, deck],
        [f.w * (0.06 + i * 0.19) + u * 1.8, deck],
        [f.w * (0.06 + i * 0.19) + u * 1.4, f.h * 0.9],
        [f.w * (0.06 + i * 0.19) - u * 1.4, f.h * 0.9],
      ],
      gradient(f, [
        [0, darken(concrete, 0.25)],
        [1, concrete],
      ]),
    );
  drawn += rect(0, deck, f.w, u * 3, concrete) + rect(0, deck + u * 3, f.w, u * 0.8, darken(concrete, 0.3));
  for (let i = 0; i < 5; i += 1)
    drawn += stroke(
      `M${f.w * (0.1 + i * 0.21)} ${deck}v${-u * 19}h${u * 6}`,
      darken(concrete, 0.35),
      u * 0.4,
    );
  drawn += stroke(`M0 ${deck - u * 17}H${f.w}`, f.mood.near, u * 0.14, { opacity: 0.6 });
  const y = deck - u * 0.4;
  const body = tone(f, '#f4f3f0');
  const band = tone(f, f.variant % 2 ? '#2b4c8c' : '#1f6f86');
  drawn += path(
    `M${-u} ${y - u * 12}H${f.w * 0.6}Q${f.w * 0.72} ${y - u * 11.6} ${f.w * 0.79} ${y - u * 4.6}Q${f.w * 0.81} ${y - u * 1.2} ${f.w * 0.77} ${y}H${-u}Z`,
    gradient(f, [
      [0, lighten(body, 0.2)],
      [0.5, body],
      [1, darken(body, 0.2)],
    ]),
  );
  drawn +=
    path(
      `M${-u} ${y - u * 4.4}H${f.w * 0.795}Q${f.w * 0.81} ${y - u * 1.4} ${f.w * 0.77} ${y - u * 0.6}H${-u}Z`,
      band,
    ) +
    path(
      `M${f.w * 0.63} ${y - u * 11}Q${f.w * 0.7} ${y - u * 10.4} ${f.w * 0.745} ${y - u * 6.6}H${f.w * 0.665}Z`,
      tone(f, '#2a3644'),
    );
  for (let i = 0; i < 15; i += 1)
    drawn += rect(
      f.w * (0.01 + i * 0.04),
      y - u * 9.6,
      f.w * 0.028,
      u * 3.6,
      f.mood.night ? f.mood.lamp : tone(f, '#46647a'),
      { rx: u * 0.6 },
    );
  for (const x of [0.2, 0.41])
    drawn += rect(f.w * x - u * 0.2, y - u * 12, u * 0.4, u * 12, darken(body, 0.3));
  drawn += thicket(f, 0.95, 9, mix(tone(f, f.season === 'autumn' ? '#a9743c' : '#4d7a52'), f.mood.near, 0.2));
  return drawn + leafTree(f, f.w * 0.92, f.h * 1.03, u * 40) + birds(f, 0.3, 0.2, 5);
}
