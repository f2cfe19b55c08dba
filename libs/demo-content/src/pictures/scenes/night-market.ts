import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow, lampString } from '../shapes/light.ts';
import { person } from '../shapes/people.ts';
import { ellipse, gradient, polygon, rect, stroke } from '../shapes/svg.ts';

/** A covered market at night: stalls, steam, bulbs on wires. */
export function nightMarket(f: Frame): string {
  const u = f.u;
  const vx = f.w * (0.5 + f.between(-0.05, 0.05));
  const vy = f.h * 0.46;
  const dark = f.mood.near;
  let drawn =
    rect(
      0,
      0,
      f.w,
      f.h,
      gradient(f, [
        [0, f.mood.sky[0]],
        [0.45, f.mood.sky[1]],
        [1, dark],
      ]),
    ) + glow(f, vx, vy, u * 62, f.mood.lamp, 0.75);
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 8) ** 2.2;
    const half = u * 7 + t * f.w * 0.62;
    const y = vy - u * 5 - t * f.h * 0.5;
    drawn += stroke(
      `M${vx - half} ${vy + t * f.h * 0.1}V${y + u * 4 * t}Q${vx} ${y - half * 0.42} ${vx + half} ${y + u * 4 * t}V${vy + t * f.h * 0.1}`,
      mix(dark, f.mood.lamp, 0.35 * (1 - t)),
      u * (0.3 + t * 1.6),
      { opacity: 0.8 },
    );
  }
  const floor = mix('#7a5a4c', f.mood.ambient, 0.45);
  drawn += polygon(
    [
      [vx - u * 5, vy + u * 4],
      [vx + u * 5, vy + u * 4],
      [f.w * 0.92, f.h],
      [f.w * 0.08, f.h],
    ],
    gradient(f, [
      [0, mix(f.mood.lamp, floor, 0.35)],
      [1, darken(floor, 0.35)],
    ]),
  );
  const awnings = ['#c8483c', '#2f7d73', '#e0a33e', '#4d5fa0', '#c86a86'];
  for (let i = 4; i >= 0; i -= 1) {
    const t = (1 - i / 5) ** 1.9;
    for (const side of [-1, 1]) {
      const inner = vx + side * (u * 6 + t * f.w * 0.24);
      const outer = vx + side * (u * 12 + t * f.w * 0.72);
      const base = vy + u * 5 + t * f.h * 0.44;
      const high = u * 10 + t * f.h * 0.42;
      const hue = mix(
        awnings[(i + (side > 0 ? 2 : 0) + f.variant) % awnings.length] ?? '#c8483c',
        f.mood.ambient,
        0.18,
      );
      const w = outer - inner;
      drawn += polygon(
        [
          [inner, base - high * 0.62],
          [outer, base - high * 0.75],
          [outer, base + high * 0.2],
          [inner, base],
        ],
        gradient(f, [
          [0, mix(f.mood.lamp, '#8a4a2e', 0.45)],
          [1, mix('#5a3428', dark, 0.4)],
        ]),
      );
      drawn += glow(f, inner + w * 0.4, base - high * 0.5, Math.abs(w) * 0.6, f.mood.lamp, 0.6);
      drawn += polygon(
        [
          [inner, base - high * 0.3],
          [outer, base - high * 0.32],
          [outer, base + high * 0.24],
          [inner, base + high * 0.02],
        ],
        mix('#6b4433', dark, 0.25),
      );
      for (let p = 0; p < 5; p += 1) {
        const px = inner + w * (0.1 + p * 0.17);
        const size = Math.abs(w) * 0.085;
        drawn +=
          ellipse(px, base - high * 0.3, size, size * 0.55, '#d9b27a') +
          ellipse(
            px,
            base - high * 0.33,
            size * 0.86,
            size * 0.4,
            f.pick(['#d9503c', '#efb54f', '#8fb35c', '#f0dfc0', '#b5643c']),
          );
        if (t > 0.15) drawn += glow(f, px, base - high * 0.46, size * 2, '#ffffff', 0.2);
      }
      drawn += polygon(
        [
          [inner - side * u * 2 * t, base - high * 0.6],
          [outer, base - high * 0.72],
          [outer, base - high * 0.94],
          [inner + side * u * 2, base - high * 0.8],
        ],
        gradient(f, [
          [0, lighten(hue, 0.18)],
          [1, hue],
        ]),
      );
      for (let s = 0; s < 4; s += 1) {
        const a = inner + w * (s / 4);
        const b = inner + w * (s / 4 + 0.125);
        drawn += polygon(
          [
            [a, base - high * (0.6 + 0.03 * s)],
            [b, base - high * (0.615 + 0.03 * s)],
            [b, base - high * (0.815 + 0.035 * s)],
            [a, base - high * (0.8 + 0.035 * s)],
          ],
          '#fff4de',
          { opacity: 0.5 },
        );
      }
    }
  }
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    drawn += lampString(
      f,
      [vx - u * 9 - t * f.w * 0.4, vy - u * 9 - t * f.h * 0.24],
      [vx + u * 9 + t * f.w * 0.4, vy - u * 9 - t * f.h * 0.24],
      { sag: u * (2 + t * 9), count: 9, r: u * (0.28 + t * 0.75), colour: f.mood.lamp },
    );
  }
  for (const [x, y, size] of [
    [0.49, 0.62, 16],
    [0.54, 0.64, 18],
    [0.43, 0.7, 24],
    [0.58, 0.78, 31],
    [0.4, 0.9, 42],
  ] as const)
    drawn += person(f.w * x, f.h * y, u * size, {
      pose: 'stand',
      colour: mix(dark, '#3a2c3a', 0.4),
      top: mix(dark, f.pick(awnings), 0.25),
      skin: mix(dark, '#b98468', 0.4),
      longHair: size % 2 === 0,
    });
  return drawn;
}
