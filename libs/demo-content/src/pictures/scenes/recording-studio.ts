import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { person } from '../shapes/people.ts';
import { circle, clipped, ellipse, gradient, group, polygon, rect, stroke, tone } from '../shapes/svg.ts';

/** The microphone of a recording room, panels and a warm lamp behind. */
export function recordingStudio(f: Frame): string {
  const wall = mix(tone(f, '#5b3f5e'), f.mood.sky[1], 0.35);
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, darken(wall, 0.3)],
      [0.7, wall],
      [1, darken(wall, 0.5)],
    ]),
  );
  const cell = f.u * 12;
  for (let y = -cell * 0.5; y < f.h * 0.74; y += cell) {
    for (let x = -cell * 0.3; x < f.w; x += cell) {
      const shade = f.between(-0.12, 0.16);
      const base = shade > 0 ? lighten(wall, shade) : darken(wall, -shade);
      drawn += rect(x + f.u * 0.3, y + f.u * 0.3, cell - f.u * 0.6, cell - f.u * 0.6, base, {
        rx: f.u * 0.8,
      });
      drawn += polygon(
        [
          [x + f.u * 0.3, y + f.u * 0.6],
          [x + cell - f.u * 0.3, y + f.u * 0.6],
          [x + cell / 2, y + cell / 2],
        ],
        lighten(base, 0.08),
        { opacity: 0.6 },
      );
      drawn += polygon(
        [
          [x + f.u * 0.3, y + cell - f.u * 0.6],
          [x + cell - f.u * 0.3, y + cell - f.u * 0.6],
          [x + cell / 2, y + cell / 2],
        ],
        darken(base, 0.16),
        { opacity: 0.6 },
      );
    }
  }
  const win = { x: f.w * 0.56, y: f.h * 0.15, w: f.w * 0.4, h: f.h * 0.36 };
  drawn +=
    rect(win.x - f.u, win.y - f.u, win.w + f.u * 2, win.h + f.u * 2, darken(wall, 0.5), { rx: f.u * 1.4 }) +
    rect(
      win.x,
      win.y,
      win.w,
      win.h,
      gradient(f, [
        [0, mix(f.mood.lamp, wall, 0.45)],
        [1, mix('#a8663e', wall, 0.4)],
      ]),
      { rx: f.u },
    );
  const producer = person(win.x + win.w * 0.5, win.y + win.h * 1.6, win.h * 1.5, {
    pose: 'stand',
    colour: darken(wall, 0.62),
    skin: darken(wall, 0.45),
  });
  drawn += clipped(f, `M${win.x} ${win.y}h${win.w}v${win.h}h${-win.w}Z`, producer);
  drawn += rect(win.x, win.y + win.h * 0.79, win.w, win.h * 0.21, darken(wall, 0.55));
  for (let i = 0; i < 22; i += 1)
    drawn += circle(
      win.x + win.w * (0.04 + i * 0.043),
      win.y + win.h * 0.88,
      f.u * 0.4,
      f.pick(['#ffcf7a', '#8fe0c0', '#ff9a8a', '#ffffff']),
    );
  drawn += polygon(
    [
      [win.x, win.y],
      [win.x + win.w * 0.3, win.y],
      [win.x + win.w * 0.1, win.y + win.h],
      [win.x, win.y + win.h],
    ],
    '#ffffff',
    { opacity: 0.09 },
  );
  drawn += rect(
    0,
    f.h * 0.86,
    f.w,
    f.h,
    gradient(f, [
      [0, mix('#8a5638', wall, 0.4)],
      [1, darken(wall, 0.6)],
    ]),
  );
  drawn += glow(f, f.w * 0.3, f.h * 0.4, f.u * 50, f.mood.lamp, 0.34);
  return drawn + microphone(f, f.w * 0.32, f.h * 0.4) + headphones(f, f.w * 0.74, f.h * 0.84);
}

function microphone(f: Frame, x: number, y: number): string {
  const metal = '#d7d2da';
  const u = f.u;
  let drawn =
    stroke(`M${x} ${y + u * 16}V${f.h}`, '#2a222f', u * 1.3) +
    stroke(`M${x - u * 12} ${f.h * 0.97}L${x} ${f.h * 0.9}L${x + u * 12} ${f.h * 0.97}`, '#2a222f', u * 1.3);
  drawn += ellipse(x, y + u * 2, u * 13, u * 15, 'none', { stroke: '#3a313f', 'stroke-width': u });
  for (let i = 0; i < 8; i += 1) {
    const a = (i / 8) * Math.PI * 2;
    drawn += stroke(
      `M${x + Math.cos(a) * u * 7.6} ${y + u * 2 + Math.sin(a) * u * 11}L${x + Math.cos(a) * u * 12.6} ${y + u * 2 + Math.sin(a) * u * 14.6}`,
      '#514658',
      u * 0.5,
    );
  }
  drawn += rect(
    x - u * 6.6,
    y - u * 12,
    u * 13.2,
    u * 26,
    gradient(
      f,
      [
        [0, '#ffffff'],
        [0.3, metal],
        [1, '#776f82'],
      ],
      [0, 0, 1, 0],
    ),
    { rx: u * 6.6 },
  );
  let mesh = '';
  for (let i = 1; i < 9; i += 1) mesh += `M${x - u * 6.2} ${y - u * 9 + i * u * 1.35}h${u * 12.4}`;
  for (let i = 1; i < 9; i += 1) mesh += `M${x - u * 6.6 + i * u * 1.46} ${y - u * 9.6}v${u * 12.2}`;
  drawn +=
    stroke(mesh, '#6a6274', u * 0.18, { opacity: 0.7 }) +
    rect(x - u * 6.6, y + u * 2.6, u * 13.2, u * 1.6, '#c99a4c') +
    circle(x, y + u * 8, u * 1.1, '#c99a4c');
  const ring = group(
    circle(0, 0, u * 10.4, 'none', { stroke: '#241c29', 'stroke-width': u }) +
      circle(0, 0, u * 10, '#1d1622', { opacity: 0.55 }),
    { transform: `translate(${x + u * 19} ${y + u}) scale(0.46 1)` },
  );
  return (
    drawn +
    stroke(
      `M${x + u * 19} ${y + u * 11}Q${x + u * 19} ${y + u * 26} ${x + u * 2} ${y + u * 30}`,
      '#241c29',
      u * 0.8,
    ) +
    ring
  );
}

function headphones(f: Frame, x: number, y: number): string {
  const u = f.u;
  return (
    stroke(`M${x - u * 10} ${y}a${u * 10} ${u * 11} 0 0 1 ${u * 20} 0`, '#e9e4ee', u * 1.5) +
    rect(x - u * 12.6, y - u * 2, u * 5, u * 10, '#e0685a', { rx: u * 2.3 }) +
    rect(x + u * 7.6, y - u * 2, u * 5, u * 10, '#e0685a', { rx: u * 2.3 }) +
    ellipse(x, y + u * 9, u * 20, u * 1.6, '#000000', { opacity: 0.2 })
  );
}
