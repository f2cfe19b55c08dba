import type { Frame } from './frame.ts';
import { lighten, mix } from './colour.ts';
import { glow } from './light.ts';
import { circle, gradient, rect, stroke } from './svg.ts';

/** A long, calm cloud: rounded bands laid over one another, the longest at the bottom. */
function cloud(f: Frame, x: number, y: number, width: number, fill: string): string {
  const thick = width * 0.055;
  let drawn = '';
  for (let band = 0; band < 4; band += 1) {
    const wide = width * (1 - band * 0.25) * f.between(0.85, 1.1);
    drawn += rect(x + (width - wide) * f.between(0.25, 0.75), y - band * thick * 0.78, wide, thick, fill, {
      rx: thick / 2,
    });
  }
  return drawn;
}

export function clouds(f: Frame, count: number, top: number, bottom: number, opacity = 0.5): string {
  const light = f.mood.night ? mix(f.mood.sky[2], f.mood.sky[1], 0.4) : '#ffffff';
  const fill = gradient(f, [
    [0, light, opacity],
    [1, light, opacity * 0.35],
  ]);
  let all = '';
  for (let i = 0; i < count; i += 1) {
    const near = f.random();
    all += cloud(f, f.w * f.between(-0.1, 0.95), f.h * f.between(top, bottom), f.u * (16 + near * 38), fill);
  }
  return all;
}

interface SkyOptions {
  /** Where the disc stands, as shares of the frame; none without it. */
  readonly disc?: { readonly x: number; readonly y: number; readonly r?: number };
  readonly clouds?: number;
  readonly stars?: boolean;
  /** Share of the height where the low colour is reached. */
  readonly horizon?: number;
}

export function sky(f: Frame, options: SkyOptions = {}): string {
  const { horizon = 0.7 } = options;
  const [top, middle, low] = f.mood.sky;
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, top],
      [horizon * 0.55, middle],
      [horizon, low],
      [1, low],
    ]),
  );
  if (options.stars ?? f.mood.night) {
    for (let i = 0; i < 90; i += 1) {
      const y = f.random() ** 1.6 * horizon * 0.75;
      drawn += circle(f.w * f.random(), f.h * y, f.u * f.between(0.06, 0.2), '#ffffff', {
        opacity: (0.65 * (1 - y / horizon) * f.random()).toFixed(2),
      });
    }
  }
  if (options.disc) {
    const { x, y, r = 5 } = options.disc;
    drawn += glow(f, f.w * x, f.h * y, f.u * r * 8, f.mood.glow, 0.55);
    drawn += glow(f, f.w * x, f.h * y, f.u * r * 2.6, lighten(f.mood.glow, 0.3), 0.6);
    drawn += circle(f.w * x, f.h * y, f.u * r, f.mood.disc);
  }
  return drawn + clouds(f, options.clouds ?? 4, 0.1, horizon * 0.62, f.mood.night ? 0.22 : 0.5);
}

/** A few birds on the wing: the shop's own sign, drawn small. */
export function birds(f: Frame, x: number, y: number, count: number, colour = f.mood.near): string {
  let flock = '';
  for (let i = 0; i < count; i += 1) {
    const s = f.u * f.between(0.7, 1.5);
    const bx = f.w * x + f.u * f.between(-14, 14);
    const by = f.h * y + f.u * f.between(-6, 6);
    const lift = f.between(0.5, 0.9);
    flock += stroke(
      `M${(bx - s * 1.5).toFixed(1)} ${(by - s * lift).toFixed(1)}q${s} ${(-s * 0.1).toFixed(1)} ${(s * 1.5).toFixed(1)} ${(s * lift).toFixed(1)}q${(s * 0.5).toFixed(1)} ${(-s * lift).toFixed(1)} ${(s * 1.5).toFixed(1)} ${(-s * lift).toFixed(1)}`,
      colour,
      f.u * 0.28,
      { opacity: 0.75 },
    );
  }
  return flock;
}
