import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { leafTree } from '../shapes/plants.ts';
import { tileRoof } from '../shapes/roofs.ts';
import { sky } from '../shapes/sky.ts';
import { circle, gradient, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** Inside a hanok: sliding doors open on a courtyard, the floor shines. */
export function hanokRoom(f: Frame): string {
  const timber = tone(f, '#5a3c2a');
  const paper = f.mood.night ? mix('#f5dcae', f.mood.ambient, 0.2) : tone(f, '#f6eddc');
  const left = f.w * 0.25;
  const right = f.w * 0.75;
  const top = f.h * 0.16;
  const sill = f.h * 0.74;
  let garden = sky(f, { disc: { x: f.between(0.55, 0.66), y: 0.3, r: 5.2 }, horizon: 0.6, clouds: 2 });
  garden += range(f, { from: 0.5, to: 0.58, layers: 3, swing: 0.05 }) + haze(f, 0.5, 0.15, 0.5);
  garden += tileRoof(f, { x: f.w * 0.34, y: f.h * 0.6, width: f.u * 46, height: f.u * 9, distance: 0.25 });
  garden += rect(0, f.h * 0.63, f.w, f.h * 0.2, tone(f, f.season === 'winter' ? '#e4e8ec' : '#c9b892'));
  garden +=
    rect(0, f.h * 0.6, f.w, f.h * 0.045, tone(f, '#9a8a76', 0.15)) +
    leafTree(f, f.w * 0.62, f.h * 0.72, f.u * 44);
  for (const [jx, size] of [
    [0.36, 4.4],
    [0.41, 3.4],
    [0.45, 2.6],
  ] as const) {
    garden += rect(
      f.w * jx - f.u * size * 0.5,
      f.h * 0.72 - f.u * size * 1.2,
      f.u * size,
      f.u * size * 1.2,
      tone(f, '#6b4636'),
      { rx: f.u * size * 0.4 },
    );
  }
  let drawn = garden;
  const room = f.mood.night ? mix('#6b4a36', f.mood.near, 0.35) : tone(f, '#e8d9bf');
  drawn +=
    rect(0, 0, f.w, top, room) +
    rect(0, top, left, sill - top, room) +
    rect(right, top, f.w - right, sill - top, room);
  for (const [x, w] of [
    [f.w * 0.02, left - f.w * 0.02],
    [right, f.w * 0.23],
  ] as const)
    drawn += lattice(f, x, top + f.u, w, sill - top - f.u, paper, timber);
  drawn +=
    rect(0, top - f.u * 2.4, f.w, f.u * 3.4, timber) + rect(0, sill, f.w, f.u * 2.2, darken(timber, 0.1));
  for (const x of [left, right]) drawn += rect(x - f.u * 1.1, 0, f.u * 2.2, sill, timber);
  for (let i = 0; i < 7; i += 1)
    drawn += rect(f.w * (i / 7) + f.u * 4, 0, f.u * 2.6, top - f.u * 2, darken(timber, 0.15), {
      opacity: 0.55,
    });
  const floor = tone(f, '#c48a4c');
  drawn += rect(
    0,
    sill + f.u * 2.2,
    f.w,
    f.h,
    gradient(f, [
      [0, lighten(floor, 0.12)],
      [1, darken(floor, 0.35)],
    ]),
  );
  drawn += polygon(
    [
      [left, sill + f.u * 2.2],
      [right, sill + f.u * 2.2],
      [right + f.u * 14, f.h],
      [left - f.u * 14, f.h],
    ],
    lighten(f.mood.sky[2], 0.2),
    { opacity: 0.28 },
  );
  const mat = tone(f, '#b9483f');
  drawn +=
    rect(f.w * 0.4, f.h * 0.87, f.w * 0.09, f.u * 3.2, mat, { rx: f.u }) +
    rect(f.w * 0.53, f.h * 0.87, f.w * 0.09, f.u * 3.2, tone(f, '#2f6f6a'), { rx: f.u });
  drawn += teaTable(f, f.w * 0.51, f.h * 0.93, timber);
  if (f.mood.night) drawn += glow(f, f.w * 0.14, f.h * 0.62, f.u * 26, f.mood.lamp, 0.5);
  return drawn;
}

function teaTable(f: Frame, x: number, y: number, timber: string): string {
  const cup = tone(f, '#e9efe8');
  let drawn = rect(x - f.u * 12, y - f.u * 3, f.u * 24, f.u * 1.8, lighten(timber, 0.1), { rx: f.u * 0.6 });
  for (const side of [-9, 9])
    drawn += polygon(
      [
        [x + f.u * side - f.u, y - f.u * 1.4],
        [x + f.u * side + f.u, y - f.u * 1.4],
        [x + f.u * side * 1.08 + f.u * 0.4, y + f.u * 4],
        [x + f.u * side * 1.08 - f.u * 0.4, y + f.u * 4],
      ],
      timber,
    );
  drawn +=
    circle(x, y - f.u * 5, f.u * 2.2, tone(f, '#7fa593')) +
    rect(x - f.u * 0.4, y - f.u * 8, f.u * 0.8, f.u * 1.2, tone(f, '#5f8573'), { rx: f.u * 0.3 });
  for (const side of [-5.5, 5.5])
    drawn += rect(x + f.u * side - f.u * 1.1, y - f.u * 4.6, f.u * 2.2, f.u * 1.7, cup, { rx: f.u * 0.6 });
  return drawn;
}

function lattice(
  f: Frame,
  x: number,
  y: number,
  width: number,
  height: number,
  paper: string,
  timber: string,
): string {
  let bars = '';
  const columns = 5;
  const rows = 9;
  for (let i = 0; i <= columns; i += 1) bars += `M${x + (width * i) / columns} ${y}v${height}`;
  for (let i = 0; i <= rows; i += 1)
    if (i < 3 || i > rows - 3 || i === 4 || i === 5) bars += `M${x} ${y + (height * i) / rows}h${width}`;
  return (
    rect(
      x,
      y,
      width,
      height,
      gradient(f, [
        [0, lighten(paper, 0.12)],
        [1, darken(paper, 0.08)],
      ]),
    ) + stroke(bars, timber, f.u * 0.42)
  );
}
