import type { Frame } from './frame.ts';
import { lighten, mix } from './colour.ts';
import type { Point } from './svg.ts';
import { at, curve, gradient, path, rect, line } from './svg.ts';

/** Smooth noise in one dimension, octaves summed, about −1…1. */
function noise(f: Frame, octaves: number): (t: number) => number {
  const waves = Array.from({ length: octaves }, (_, i) => ({
    phase: f.random() * Math.PI * 2,
    speed: 2 ** i * f.between(0.8, 1.25),
    height: 0.55 ** i,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (t) =>
    waves.reduce((sum, wave) => sum + Math.sin(t * Math.PI * 2 * wave.speed + wave.phase) * wave.height, 0) /
    total;
}

export interface RidgeOptions {
  /** Mean line and swing, as shares of the height. */
  readonly y: number;
  readonly swing: number;
  readonly fill: string;
  readonly style?: 'hill' | 'peak';
  /** How many waves across the frame. */
  readonly waves?: number;
  /** Adds a lift (share of the height) along x in 0…1, for a summit at a chosen place. */
  readonly lift?: (x: number) => number;
}

/** The outline of a ridge from left to right, beyond both edges. */
function ridgeLine(f: Frame, { y, swing, style = 'hill', waves = 1.2, lift }: RidgeOptions): Point[] {
  const wave = noise(f, style === 'peak' ? 5 : 3);
  const steps = style === 'peak' ? 64 : 20;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = -0.04 + (1.08 * i) / steps;
    const raw = wave(x * waves);
    const shaped = style === 'peak' ? 1 - 2 * Math.abs(raw) + f.between(-0.09, 0.09) : raw;
    return [f.w * x, f.h * (y - swing * shaped - (lift?.(x) ?? 0))];
  });
}

export function ridge(f: Frame, options: RidgeOptions): string {
  const points = ridgeLine(f, options);
  const top = options.style === 'peak' ? line(points) : `M${curve(points)}`;
  return path(`${top}L${at([f.w * 1.05, f.h * 1.02])}L${at([-f.w * 0.05, f.h * 1.02])}Z`, options.fill);
}

/** A band of haze that lies before what is far. */
export function haze(f: Frame, y: number, height: number, opacity = 0.5): string {
  const fill = gradient(f, [
    [0, f.mood.haze, 0],
    [0.6, lighten(f.mood.haze, 0.15), opacity],
    [1, f.mood.haze, 0],
  ]);
  return rect(0, f.h * y, f.w, f.h * height, fill);
}

interface RangeOptions {
  readonly from: number;
  readonly to: number;
  readonly layers: number;
  readonly swing: number;
  readonly style?: 'hill' | 'peak';
  readonly colour?: string;
  readonly waves?: number;
}

/** Ridges behind one another, the far ones pale: depth by air alone. */
export function range(
  f: Frame,
  { from, to, layers, swing, style = 'hill', colour, waves }: RangeOptions,
): string {
  let drawn = '';
  for (let i = 0; i < layers; i += 1) {
    const t = layers === 1 ? 1 : i / (layers - 1);
    const y = from + (to - from) * t;
    const body = mix(mix(f.mood.haze, f.mood.sky[1], 0.35), colour ?? f.mood.near, 0.16 + t * 0.62);
    const fill = gradient(f, [
      [0, body],
      [0.55, mix(body, f.mood.haze, 0.45)],
      [1, mix(body, f.mood.haze, 0.5)],
    ]);
    drawn += ridge(f, { y, swing: swing * (1 - t * 0.25), fill, style, waves: waves ?? 1 + t });
    if (i < layers - 1) drawn += haze(f, y, 0.12, 0.35);
  }
  return drawn;
}
