import type { Frame } from './frame.ts';
import { lighten, mix } from './colour.ts';
import { gradient, rect, path, ellipse } from './svg.ts';

interface WaterOptions {
  readonly to?: number;
  /** Where light falls on the water, as a share of the width. */
  readonly shine?: number;
  readonly colour?: string;
}

/** Calm water from `top` down, with short strokes of light that grow towards the viewer. */
export function water(f: Frame, top: number, { to = 1, shine, colour }: WaterOptions = {}): string {
  const y = f.h * top;
  const height = f.h * (to - top);
  const [far, near] = f.mood.water;
  let drawn = rect(
    0,
    y,
    f.w,
    height + 1,
    gradient(f, [
      [0, far],
      [0.35, mix(far, near, 0.55)],
      [1, colour ?? near],
    ]),
  );
  for (let i = 0; i < 70; i += 1) {
    const t = f.random() ** 1.4;
    const length = f.u * (1.5 + t * 12) * f.between(0.4, 1);
    drawn += ellipse(
      f.w * f.random(),
      y + height * (0.02 + t * 0.96),
      length,
      f.u * (0.06 + t * 0.24),
      lighten(far, 0.35),
      {
        opacity: (f.between(0.08, 0.3) * (1 - t * 0.45)).toFixed(2),
      },
    );
  }
  if (shine !== undefined) drawn += shimmer(f, shine, top, to, f.mood.glow);
  return drawn;
}

/** A path of light on the water under a sun, moon or lamp. */
export function shimmer(f: Frame, x: number, top: number, to: number, colour: string, width = 5): string {
  let drawn = '';
  for (let i = 0; i < 26; i += 1) {
    const t = (i / 26) ** 1.2;
    const y = f.h * (top + (to - top) * t);
    const spread = f.u * width * (0.5 + t * 1.1);
    drawn += ellipse(
      f.w * x + f.between(-0.35, 0.35) * spread,
      y,
      spread * f.between(0.4, 1),
      f.u * (0.12 + t * 0.34),
      colour,
      {
        opacity: (0.75 * (1 - t * 0.75)).toFixed(2),
      },
    );
  }
  return drawn;
}

/** Surf: an uneven white edge along the shore. */
export function surf(f: Frame, y: number, opacity = 0.8): string {
  const base = f.h * y;
  let d = `M0 ${base.toFixed(1)}`;
  const steps = 14;
  for (let i = 0; i < steps; i += 1) {
    const step = f.w / steps;
    d += `q${(step / 2).toFixed(1)} ${(-f.u * f.between(0.4, 1.8)).toFixed(1)} ${step.toFixed(1)} 0`;
  }
  d += `V${(base + f.u * 1.4).toFixed(1)}`;
  for (let i = 0; i < steps; i += 1) {
    const step = f.w / steps;
    d += `q${(-step / 2).toFixed(1)} ${(-f.u * f.between(0.2, 1.2)).toFixed(1)} ${(-step).toFixed(1)} 0`;
  }
  return path(`${d}Z`, '#ffffff', { opacity });
}
