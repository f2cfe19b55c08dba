import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { person } from '../shapes/people.ts';
import { sky } from '../shapes/sky.ts';
import { circle, ellipse, gradient, polygon, rect } from '../shapes/svg.ts';
import { haze } from '../shapes/terrain.ts';

/** A lively street at night: hanging signs without words, wet asphalt, walkers. */
export function neonStreet(f: Frame): string {
  const u = f.u;
  const vx = f.w * (0.5 + f.between(-0.06, 0.06));
  const vy = f.h * 0.55;
  let drawn =
    sky(f, { disc: { x: 0.72, y: 0.16, r: 3 }, horizon: 0.58, clouds: 2 }) +
    skyline(f, { y: 0.58, tall: 0.22, distance: 0.55, width: 4 }) +
    namsanTower(f, vx, f.h * 0.46, u * 22, 0.45) +
    haze(f, 0.4, 0.2, 0.4);
  const hues = ['#ff7fa8', '#7fd8e6', '#ffd27a', '#b79bff', '#8ff0c0', '#ff9a6b'];
  const road = mix('#3b3a4e', f.mood.ambient, 0.4);
  drawn += polygon(
    [
      [vx - u * 5, vy],
      [vx + u * 5, vy],
      [f.w * 1.06, f.h],
      [-f.w * 0.06, f.h],
    ],
    gradient(f, [
      [0, lighten(road, 0.3)],
      [1, darken(road, 0.4)],
    ]),
  );
  for (let i = 5; i >= 0; i -= 1) {
    const near = (1 - i / 6) ** 2;
    for (const side of [-1, 1]) {
      const inner = vx + side * (u * 6 + near * f.w * 0.34);
      const outer = vx + side * (u * 12 + near * f.w * 0.85);
      const top = vy - u * 14 - near * f.h * f.between(0.42, 0.62);
      const base = vy + near * f.h * 0.33;
      const body = mix(
        mix(f.mood.near, f.pick(['#5a4a78', '#6a4560', '#40567e', '#7a5a50']), 0.6),
        f.mood.haze,
        0.5 * (1 - near),
      );
      drawn += polygon(
        [
          [inner, top + u * 4 * near],
          [outer, top - u * 8 * near],
          [outer, base + u * 14 * near],
          [inner, base],
        ],
        gradient(f, [
          [0, darken(body, 0.1)],
          [1, lighten(body, 0.1)],
        ]),
      );
      const w = outer - inner;
      for (let r = 0; r < 6; r += 1)
        for (let c = 0; c < 3; c += 1)
          if (f.random() > 0.35) {
            const wx = inner + w * (0.12 + c * 0.27);
            const wy = top + (base - top) * (0.1 + r * 0.12);
            drawn += rect(
              Math.min(wx, wx + w * 0.16),
              wy,
              Math.abs(w * 0.16),
              (base - top) * 0.07,
              f.random() > 0.4 ? f.mood.lamp : lighten(body, 0.25),
              { opacity: 0.75 },
            );
          }
      drawn +=
        polygon(
          [
            [inner, base - (base - top) * 0.17],
            [outer, base - (base - top) * 0.15],
            [outer, base + u * 13 * near],
            [inner, base - u * 0.3],
          ],
          mix(f.mood.lamp, f.pick(hues), 0.35),
          { opacity: 0.85 },
        ) + glow(f, inner + w * 0.3, base - (base - top) * 0.08, Math.abs(w) * 0.7, f.mood.lamp, 0.5);
      for (let s = 0; s < 3; s += 1) {
        const hue = f.pick(hues);
        const sw = u * (1.2 + near * 5.5);
        const sh = sw * f.between(1.6, 2.8);
        const sx = inner - (side > 0 ? sw * 0.75 : sw * 0.25);
        const sy = top + (base - top) * (0.14 + s * 0.23);
        drawn +=
          glow(f, sx + sw / 2, sy + sh / 2, sw * 2.2, hue, 0.5) +
          rect(sx, sy, sw, sh, mix(hue, f.mood.near, 0.2), { rx: sw * 0.16 }) +
          rect(sx + sw * 0.14, sy + sw * 0.14, sw * 0.72, sh - sw * 0.28, lighten(hue, 0.3), {
            rx: sw * 0.1,
          });
        drawn +=
          circle(sx + sw / 2, sy + sh * 0.32, sw * 0.22, hue) +
          rect(sx + sw * 0.28, sy + sh * 0.56, sw * 0.44, sh * 0.05, hue) +
          rect(sx + sw * 0.28, sy + sh * 0.68, sw * 0.44, sh * 0.05, hue);
      }
    }
  }
  for (let i = 0; i < 18; i += 1)
    drawn += ellipse(
      vx + (f.random() - 0.5) * f.w * 0.8,
      f.h * f.between(0.72, 0.99),
      u * f.between(3, 11),
      u * f.between(0.3, 0.9),
      f.pick(hues),
      { opacity: 0.22 },
    );
  for (const [x, y, size] of [
    [0.47, 0.68, 12],
    [0.53, 0.7, 13],
    [0.42, 0.78, 20],
    [0.59, 0.83, 25],
    [0.36, 0.96, 36],
    [0.43, 0.97, 35],
  ] as const)
    drawn += person(f.w * x, f.h * y, u * size, {
      pose: 'stand',
      colour: f.mood.near,
      top: mix(f.mood.near, f.pick(hues), 0.18),
      longHair: f.random() > 0.5,
      flip: f.random() > 0.5,
    });
  return drawn;
}
