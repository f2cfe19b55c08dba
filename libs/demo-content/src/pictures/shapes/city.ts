import type { Frame } from './frame.ts';
import { darken, lighten, mix } from './colour.ts';
import { circle, gradient, polygon, rect, stroke, tone } from './svg.ts';
import { glow } from './light.ts';

interface SkylineOptions {
  /** Base line and tallest height as shares of the frame's height. */
  readonly y: number;
  readonly tall: number;
  readonly distance: number;
  /** Mean width of a building in units. */
  readonly width?: number;
  readonly from?: number;
  readonly to?: number;
}

/** Blocks of a city with some windows lit; far ones are only shapes. */
export function skyline(
  f: Frame,
  { y, tall, distance, width = 5, from = 0, to = 1 }: SkylineOptions,
): string {
  const base = f.h * y;
  const bodies = ['#8d9bb0', '#a7adb8', '#7f8ea6', '#b9b6b4'];
  let drawn = '';
  let x = f.w * from - f.u * 2;
  while (x < f.w * to) {
    const wide = f.u * width * f.between(0.6, 1.5);
    const middle = 1 - Math.abs((x / f.w) * 2 - 1) * 0.35;
    const high = f.h * tall * middle * f.between(0.3, 1) ** 1.3;
    const body = mix(tone(f, f.pick(bodies), distance), f.mood.near, f.mood.night ? 0.3 * (1 - distance) : 0);
    drawn += rect(
      x,
      base - high,
      wide,
      high + 1,
      gradient(f, [
        [0, body],
        [1, mix(body, f.mood.haze, 0.35)],
      ]),
    );
    drawn += rect(x + wide * 0.78, base - high, wide * 0.22, high, darken(body, 0.12), { opacity: 0.5 });
    if (f.random() > 0.72)
      drawn += rect(x + wide * 0.42, base - high - f.u * 2.2, f.u * 0.22, f.u * 2.2, body);
    drawn += windows(f, { x, y: base - high, wide, high, distance });
    x += wide * f.between(0.92, 1.12);
  }
  return drawn;
}

function windows(
  f: Frame,
  o: { x: number; y: number; wide: number; high: number; distance: number },
): string {
  const pane = f.u * (0.72 - o.distance * 0.3);
  const gap = pane * 1.75;
  const lit = f.mood.night ? f.mood.lamp : lighten(f.mood.haze, 0.5);
  const share = f.mood.night ? 0.42 : 0.22;
  let drawn = '';
  for (let py = o.y + gap * 0.7; py < o.y + o.high - gap * 0.5; py += gap * 1.15) {
    for (let px = o.x + gap * 0.5; px < o.x + o.wide - pane; px += gap) {
      if (f.random() > share) continue;
      drawn += rect(px, py, pane, pane * 1.15, lit, {
        opacity: (f.between(0.25, 0.9) * (1 - o.distance * 0.6)).toFixed(2),
      });
    }
  }
  return drawn;
}

/** The tower on Namsan: shaft, two decks and a tall mast. */
export function namsanTower(f: Frame, x: number, y: number, height: number, distance = 0): string {
  const body = tone(f, '#d8d6d0', distance);
  const dark = darken(body, 0.28);
  const lit = f.mood.night;
  let drawn = lit ? glow(f, x, y - height * 0.5, height * 0.5, f.mood.glow, 0.4) : '';
  drawn += polygon(
    [
      [x - height * 0.045, y],
      [x + height * 0.045, y],
      [x + height * 0.026, y - height * 0.42],
      [x - height * 0.026, y - height * 0.42],
    ],
    gradient(
      f,
      [
        [0, body],
        [1, dark],
      ],
      [0, 0, 1, 0],
    ),
  );
  drawn += polygon(
    [
      [x - height * 0.035, y - height * 0.4],
      [x + height * 0.035, y - height * 0.4],
      [x + height * 0.075, y - height * 0.46],
      [x - height * 0.075, y - height * 0.46],
    ],
    dark,
  );
  drawn += rect(x - height * 0.078, y - height * 0.53, height * 0.156, height * 0.07, body, {
    rx: height * 0.008,
  });
  drawn += rect(
    x - height * 0.078,
    y - height * 0.51,
    height * 0.156,
    height * 0.022,
    lit ? f.mood.lamp : darken(body, 0.4),
  );
  drawn += rect(x - height * 0.06, y - height * 0.575, height * 0.12, height * 0.045, darken(body, 0.1));
  drawn += rect(
    x - height * 0.048,
    y - height * 0.61,
    height * 0.096,
    height * 0.036,
    lit ? lighten(f.mood.glow, 0.2) : body,
  );
  drawn += polygon(
    [
      [x - height * 0.017, y - height * 0.61],
      [x + height * 0.017, y - height * 0.61],
      [x + height * 0.011, y - height * 0.8],
      [x - height * 0.011, y - height * 0.8],
    ],
    tone(f, '#c4553f', distance),
  );
  drawn += stroke(`M${x} ${y - height * 0.8}V${y - height}`, body, height * 0.009);
  for (const share of [0.66, 0.71, 0.76])
    drawn += rect(x - height * 0.02, y - height * share, height * 0.04, height * 0.01, body);
  return lit ? drawn + circle(x, y - height, height * 0.008, '#ff8a70') : drawn;
}

/** Street or bridge lamps in a row. */
export function lampRow(
  f: Frame,
  y: number,
  { count, height, from = 0, to = 1 }: { count: number; height: number; from?: number; to?: number },
): string {
  let drawn = '';
  for (let i = 0; i <= count; i += 1) {
    const x = f.w * (from + ((to - from) * i) / count);
    drawn += stroke(`M${x} ${y}v${-height}`, f.mood.near, f.u * 0.16, { opacity: 0.7 });
    if (f.mood.night) drawn += glow(f, x, y - height, f.u * 2.2, f.mood.lamp, 0.6);
    drawn += circle(x, y - height, f.u * 0.34, f.mood.night ? '#fff3d0' : f.mood.haze);
  }
  return drawn;
}
