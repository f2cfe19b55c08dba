import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { circle, ellipse, gradient, path, polygon, rect, stroke, tone } from '../shapes/svg.ts';

/** A dressing room: mirrors framed with bulbs, brushes, a rail of stage clothes. */
export function dressingRoom(f: Frame): string {
  const u = f.u;
  const wall = tone(f, '#e9c5bf');
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, darken(wall, 0.16)],
      [1, wall],
    ]),
  );
  const table = f.h * 0.72;
  for (let i = 0; i < 3; i += 1) {
    const x = f.w * (0.05 + i * 0.235);
    const w = f.w * 0.2;
    const y = f.h * 0.13;
    const h = f.h * 0.49;
    drawn += rect(x - u * 2, y - u * 2, w + u * 4, h + u * 4, tone(f, '#fbf4ee'), { rx: u * 2.4 });
    drawn += rect(
      x + u,
      y + u,
      w - u * 2,
      h - u * 2,
      gradient(
        f,
        [
          [0, mix(f.mood.sky[1], '#ffffff', 0.35)],
          [1, mix(f.mood.sky[2], '#ffffff', 0.15)],
        ],
        [0, 0, 1, 1],
      ),
      { rx: u * 1.4 },
    );
    drawn += polygon(
      [
        [x + w * 0.12, y + h * 0.95],
        [x + w * 0.56, y + u * 1.4],
        [x + w * 0.74, y + u * 1.4],
        [x + w * 0.3, y + h * 0.95],
      ],
      '#ffffff',
      { opacity: 0.22 },
    );
    for (let b = 0; b < 6; b += 1) {
      for (const bx of [x - u * 0.5, x + w + u * 0.5])
        drawn +=
          glow(f, bx, y + (h * b) / 5, u * 5.4, '#ffe7b0', 0.75) +
          circle(bx, y + (h * b) / 5, u * 1.15, '#fffaf0');
    }
  }
  drawn +=
    rect(0, table, f.w, u * 2.4, tone(f, '#fdf7f1')) +
    rect(
      0,
      table + u * 2.4,
      f.w,
      f.h,
      gradient(f, [
        [0, darken(wall, 0.3)],
        [1, darken(wall, 0.12)],
      ]),
    );
  const jars = ['#d9503c', '#f2c1b8', '#7b6fc0', '#f0d48a', '#ffffff', '#5a9c94'];
  for (let i = 0; i < 15; i += 1) {
    const x = f.w * (0.04 + i * 0.046);
    const high = u * f.between(2.6, 7.5);
    const wide = u * f.between(1.6, 3.4);
    drawn +=
      rect(x, table - high, wide, high, tone(f, f.pick(jars)), { rx: u * 0.5 }) +
      rect(x + wide * 0.2, table - high - u * 1.1, wide * 0.6, u * 1.2, tone(f, '#c9a06a'), { rx: u * 0.3 });
    if (i % 4 === 1)
      for (let b = 0; b < 4; b += 1)
        drawn +=
          stroke(
            `M${x + wide * 0.5} ${table - high}l${u * (b - 1.5) * 1.1} ${-u * 7}`,
            tone(f, '#6b4a3c'),
            u * 0.4,
          ) +
          ellipse(
            x + wide * 0.5 + u * (b - 1.5) * 1.2,
            table - high - u * 7.6,
            u * 0.75,
            u * 1.3,
            tone(f, '#e6a79b'),
          );
  }
  const rail = f.h * 0.2;
  drawn += stroke(
    `M${f.w * 0.76} ${rail}H${f.w * 1.02}M${f.w * 0.775} ${rail}V${f.h * 0.98}`,
    tone(f, '#6d5f66'),
    u * 0.9,
  );
  const clothes = ['#7b6fc0', '#e0685a', '#f3efe8', '#efc15c', '#333a4c', '#e58fae', '#5a9c94'];
  for (let i = 0; i < 7; i += 1) {
    const x = f.w * (0.8 + i * 0.033);
    const colour = tone(f, clothes[(i + f.variant) % clothes.length] ?? '#7b6fc0');
    const long = u * f.between(30, 46);
    drawn +=
      stroke(`M${x} ${rail}v${u * 2}`, '#8f8187', u * 0.4) +
      path(
        `M${x - u * 3.6} ${rail + u * 5}Q${x} ${rail + u} ${x + u * 3.6} ${rail + u * 5}L${x + u * 4.6} ${rail + long}H${x - u * 4.6}Z`,
        gradient(f, [
          [0, lighten(colour, 0.15)],
          [1, darken(colour, 0.15)],
        ]),
      );
    for (let s = 0; s < 9; s += 1)
      drawn += circle(x + u * f.between(-3, 3), rail + u * f.between(6, 28), u * 0.22, '#ffffff', {
        opacity: 0.8,
      });
  }
  drawn +=
    rect(f.w * 0.3, f.h * 0.83, f.w * 0.12, u * 3.4, tone(f, '#d9503c'), { rx: u * 1.6 }) +
    rect(f.w * 0.355, f.h * 0.85, u * 1.4, f.h * 0.2, tone(f, '#6d5f66'));
  return drawn;
}
