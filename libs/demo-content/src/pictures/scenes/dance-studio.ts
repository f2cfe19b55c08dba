import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import type { PoseName } from '../shapes/poses.ts';
import { person } from '../shapes/people.ts';
import { ellipse, gradient, polygon, rect, stroke, tone } from '../shapes/svg.ts';

const OUTFITS = ['#e0685a', '#efc15c', '#5a9c94', '#7b6fc0', '#e58fae', '#f0ece4'];

const MOVES: readonly PoseName[] = ['point', 'lunge', 'wave', 'cross', 'lunge', 'point'];

/** A dance studio: tall windows, wooden floor, a class mid-move. */
export function danceStudio(f: Frame): string {
  const floor = f.h * 0.66;
  const wall = tone(f, '#efe2da');
  const [top, middle, low] = f.mood.sky;
  let drawn = rect(
    0,
    0,
    f.w,
    floor,
    gradient(f, [
      [0, darken(wall, 0.14)],
      [1, wall],
    ]),
  );
  const panes = 4;
  for (let i = 0; i < panes; i += 1) {
    const x = f.w * (0.06 + (i * 0.9) / panes);
    const w = f.w * 0.19;
    drawn += rect(
      x,
      f.h * 0.1,
      w,
      f.h * 0.46,
      gradient(f, [
        [0, top],
        [0.5, middle],
        [1, low],
      ]),
      { rx: f.u },
    );
    for (let b = 0; b < 6; b += 1) {
      const high = f.h * f.between(0.05, 0.2);
      drawn += rect(
        x + (w * b) / 6,
        f.h * 0.56 - high,
        w / 6.4,
        high,
        mix(f.mood.haze, f.mood.near, 0.25 + (b % 3) * 0.1),
        { opacity: 0.75 },
      );
    }
    const frame = darken(wall, 0.5);
    drawn += stroke(
      `M${x + w / 2} ${f.h * 0.1}v${f.h * 0.46}M${x} ${f.h * 0.26}h${w}M${x} ${f.h * 0.1}h${w}v${f.h * 0.46}h${-w}Z`,
      frame,
      f.u * 0.5,
    );
  }
  drawn +=
    rect(0, f.h * 0.585, f.w, f.u, tone(f, '#8a5a3c')) +
    rect(0, floor - f.u * 1.6, f.w, f.u * 1.6, lighten(wall, 0.3));
  const wood = tone(f, '#d39a63');
  drawn += rect(
    0,
    floor,
    f.w,
    f.h - floor,
    gradient(f, [
      [0, lighten(wood, 0.16)],
      [1, darken(wood, 0.22)],
    ]),
  );
  let boards = '';
  for (let i = -10; i <= 20; i += 1)
    boards += `M${f.w * (0.5 + (i - 5) * 0.055)} ${floor}L${f.w * (0.5 + (i - 5) * 0.16)} ${f.h}`;
  drawn += stroke(boards, darken(wood, 0.3), f.u * 0.12, { opacity: 0.4 });
  for (let i = 0; i < panes; i += 1) {
    const x = f.w * (0.06 + (i * 0.9) / panes);
    drawn += polygon(
      [
        [x, floor],
        [x + f.w * 0.19, floor],
        [x + f.w * 0.12, f.h],
        [x - f.w * 0.12, f.h],
      ],
      lighten(low, 0.25),
      { opacity: 0.3 },
    );
  }
  for (let i = 0; i < 8; i += 1)
    drawn +=
      glow(f, f.w * (0.06 + i * 0.126), f.u * 3.4, f.u * 7, f.mood.lamp, 0.6) +
      rect(f.w * (0.06 + i * 0.126) - f.u * 2, f.u * 2.2, f.u * 4, f.u, '#fff6de', { rx: f.u * 0.4 });
  const spots: readonly (readonly [number, number, number])[] = [
    [0.24, 0.8, 36],
    [0.76, 0.8, 36],
    [0.4, 0.86, 41],
    [0.62, 0.86, 41],
    [0.1, 0.92, 45],
    [0.88, 0.92, 45],
  ];
  const count = 4 + (f.variant % 3);
  for (let i = 0; i < count; i += 1) {
    const [x, y, size] = spots[i] ?? [0.5, 0.9, 40];
    const px = f.w * x;
    drawn += ellipse(px, f.h * y + f.u * 0.4, f.u * size * 0.26, f.u * 1.3, darken(wood, 0.5), {
      opacity: 0.35,
    });
    drawn += person(px, f.h * y, f.u * size, {
      pose: MOVES[(i + f.variant) % MOVES.length] ?? 'point',
      colour: tone(f, i % 2 ? '#333a4c' : '#4a4358'),
      top: tone(f, OUTFITS[(i + f.variant * 2) % OUTFITS.length] ?? '#e0685a'),
      skin: tone(f, '#e7b795'),
      hair: tone(f, i % 3 ? '#2b2226' : '#6a3f2b'),
      longHair: i % 2 === 0,
      flip: i % 2 === 1,
    });
  }
  return drawn;
}
