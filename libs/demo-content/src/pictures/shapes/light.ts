import type { Frame } from './frame.ts';
import type { Point } from './svg.ts';
import { circle, gradient, polygon, radial, stroke, curve } from './svg.ts';

/** A soft round light; cheap, because it is a gradient and not a blur. */
export function glow(f: Frame, x: number, y: number, r: number, colour: string, opacity = 0.6): string {
  const fill = radial(f, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return circle(x, y, r, fill);
}

/** A spotlight from a point: narrow at its lamp, fading towards its end. */
export function beam(f: Frame, from: Point, to: Point, width: number, colour: string, opacity = 0.5): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const fill = gradient(
    f,
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    Math.abs(dx) > Math.abs(dy)
      ? dx > 0
        ? [0, 0, 1, 0]
        : [1, 0, 0, 0]
      : dy > 0
        ? [0, 0, 0, 1]
        : [0, 1, 0, 0],
  );
  const thin = width * 0.06;
  return polygon(
    [
      [from[0] + nx * thin, from[1] + ny * thin],
      [to[0] + nx * width, to[1] + ny * width],
      [to[0] - nx * width, to[1] - ny * width],
      [from[0] - nx * thin, from[1] - ny * thin],
    ],
    fill,
  );
}

/** Bulbs on a sagging wire. */
export function lampString(
  f: Frame,
  from: Point,
  to: Point,
  { sag, count, r, colour }: { sag: number; count: number; r: number; colour: string },
): string {
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  const wire = Array.from({ length: 9 }, (_, i) => on(i / 8));
  const fill = radial(f, [
    [0, colour, 0.7],
    [0.4, colour, 0.25],
    [1, colour, 0],
  ]);
  let bulbs = '';
  for (let i = 1; i < count; i += 1) {
    const [x, y] = on(i / count);
    bulbs += circle(x, y + r, r * 4.5, fill) + circle(x, y + r, r, '#fff4d6');
  }
  return stroke(`M${curve(wire)}`, f.mood.near, r * 0.35, { opacity: 0.7 }) + bulbs;
}

/** Out-of-focus lights scattered over an area. */
export function bokeh(
  f: Frame,
  area: readonly [x: number, y: number, w: number, h: number],
  {
    count,
    r,
    colours,
    opacity = 0.35,
  }: { count: number; r: number; colours: readonly string[]; opacity?: number },
): string {
  let lights = '';
  for (let i = 0; i < count; i += 1) {
    const size = r * f.between(0.3, 1);
    lights += circle(area[0] + area[2] * f.random(), area[1] + area[3] * f.random(), size, f.pick(colours), {
      opacity: (opacity * f.between(0.3, 1)).toFixed(2),
    });
  }
  return lights;
}
