import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { circle, ellipse, gradient, group, path, rect } from '../shapes/svg.ts';

/** Albums, photo cards and a light stick laid out on a table. */
export function flatlay(f: Frame): string {
  const u = f.u;
  const [top, middle, low] = f.mood.sky;
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(
      f,
      [
        [0, mix(low, '#ffffff', 0.45)],
        [1, mix(middle, '#ffffff', 0.3)],
      ],
      [0, 0, 1, 1],
    ),
  );
  const card = (x: number, y: number, w: number, h: number, turn: number, art: string, border = '#ffffff') =>
    group(
      rect(-w / 2 + u * 0.8, -h / 2 + u, w, h, darken(middle, 0.4), { rx: u * 1.2, opacity: 0.2 }) +
        rect(-w / 2, -h / 2, w, h, border, { rx: u * 1.2 }) +
        art,
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})` },
    );
  const poster = (w: number, h: number, hue: string) => {
    let art =
      rect(
        -w * 0.46,
        -h * 0.46,
        w * 0.92,
        h * 0.92,
        gradient(f, [
          [0, lighten(hue, 0.35)],
          [1, hue],
        ]),
        { rx: u * 0.8 },
      ) + circle(0, h * 0.02, Math.min(w, h) * 0.27, lighten(hue, 0.6), { opacity: 0.75 });
    for (let i = 0; i < 3; i += 1)
      art += path(
        `M${-w * 0.46} ${h * (0.2 + i * 0.08)}Q${-w * 0.1} ${h * (0.02 + i * 0.1)} ${w * 0.12} ${h * (0.2 + i * 0.07)}T${w * 0.46} ${h * (0.12 + i * 0.09)}V${h * 0.46}H${-w * 0.46}Z`,
        darken(hue, 0.12 + i * 0.14),
        { opacity: 0.75 },
      );
    return art;
  };
  const hues = [
    mix('#7b6fc0', top, 0.3),
    mix('#e0685a', middle, 0.25),
    mix('#5a9c94', top, 0.2),
    mix('#e58fae', middle, 0.3),
    mix('#efb14c', low, 0.2),
  ];
  const places: readonly (readonly [number, number, number, number])[] = [
    [0.26, 0.34, 44, -8],
    [0.52, 0.6, 40, 5],
    [0.8, 0.3, 38, 10],
    [0.12, 0.86, 34, 14],
    [0.94, 0.84, 34, -12],
  ];
  places.forEach(([x, y, size, turn], i) => {
    drawn += card(
      f.w * x,
      f.h * y,
      u * size,
      u * size,
      turn + f.between(-5, 5),
      poster(u * size, u * size, hues[(i + f.variant) % hues.length] ?? '#7b6fc0'),
    );
  });
  const cards: readonly (readonly [number, number, number])[] = [
    [0.36, 0.78, -16],
    [0.3, 0.84, -2],
    [0.7, 0.76, 9],
    [0.77, 0.8, 20],
    [0.53, 0.18, -6],
  ];
  cards.forEach(([x, y, turn], i) => {
    drawn += card(
      f.w * x,
      f.h * y,
      u * 15,
      u * 23,
      turn,
      poster(u * 15, u * 23, hues[(i + 2 + f.variant) % hues.length] ?? '#e58fae'),
    );
  });
  const stick =
    ellipse(u, u * 1.6, u * 8, u * 8, darken(middle, 0.4), { opacity: 0.2 }) +
    rect(-u * 2, u * 6, u * 4, u * 24, '#f8f5fb', { rx: u * 1.6 }) +
    rect(-u * 3.6, u * 6, u * 7.2, u * 3, hues[0] ?? '#7b6fc0', { rx: u * 1.4 }) +
    circle(0, 0, u * 8, lighten(hues[3] ?? '#e58fae', 0.35)) +
    circle(-u * 2.4, -u * 2.6, u * 2.4, '#ffffff', { opacity: 0.7 });
  drawn += group(stick, { transform: `translate(${f.w * 0.62} ${f.h * 0.26}) rotate(28)` });
  for (let i = 0; i < 34; i += 1)
    drawn += rect(f.w * f.random(), f.h * f.random(), u, u * 0.5, f.pick(hues), {
      transform: `rotate(${f.between(0, 90).toFixed(0)} ${f.w * 0.5} ${f.h * 0.5})`,
      opacity: 0.6,
    });
  return drawn;
}
