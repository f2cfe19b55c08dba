import type { Frame } from '../shapes/frame.ts';
import { lighten, mix } from '../shapes/colour.ts';
import { beam, glow, lampString } from '../shapes/light.ts';
import { crowd, person } from '../shapes/people.ts';
import { circle, ellipse, gradient, path, polygon, radial, rect, stroke } from '../shapes/svg.ts';

/** One singer, one guitar, one warm light: a small hall. */
export function acoustic(f: Frame): string {
  const warm = '#ffca85';
  const x = f.w * (0.5 + f.between(-0.08, 0.08));
  const floor = f.h * 0.76;
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, f.mood.near],
      [0.55, mix(f.mood.sky[0], f.mood.sky[1], 0.7)],
      [1, f.mood.near],
    ]),
  );
  for (let i = 0; i < 13; i += 1)
    drawn += rect(
      (f.w / 12) * i - f.w / 26,
      0,
      f.w / 13,
      floor,
      gradient(
        f,
        [
          [0, f.mood.near],
          [0.5, lighten(f.mood.sky[1], 0.05)],
          [1, f.mood.near],
        ],
        [0, 0, 1, 0],
      ),
      { opacity: 0.28 },
    );
  for (let i = 0; i < 5; i += 1) {
    drawn += lampString(
      f,
      [f.w * (i * 0.24 - 0.1), -f.u * 2],
      [f.w * (i * 0.24 + 0.2), f.h * f.between(0, 0.06)],
      { sag: f.u * f.between(14, 26), count: 11, r: f.u * 0.5, colour: warm },
    );
  }
  drawn +=
    beam(f, [x - f.u * 6, -f.u * 4], [x, floor + f.u * 4], f.u * 27, '#ffe6bd', 0.7) +
    glow(f, x, floor - f.u * 20, f.u * 44, warm, 0.4);
  drawn += rect(
    0,
    floor,
    f.w,
    f.h - floor,
    gradient(f, [
      [0, mix('#8a5638', f.mood.ambient, 0.35)],
      [1, f.mood.near],
    ]),
  );
  drawn += ellipse(
    x,
    floor + f.u * 5,
    f.u * 36,
    f.u * 6.5,
    radial(f, [
      [0, '#ffe9c4', 0.65],
      [0.7, warm, 0.25],
      [1, warm, 0],
    ]),
  );
  drawn += ellipse(x - f.u * 24, floor + f.u * 3.4, f.u * 13, f.u * 2, f.mood.near, { opacity: 0.4 });
  drawn += amp(f, x - f.u * 29, floor + f.u * 3) + plant(f, x + f.u * 30, floor + f.u * 3);
  const height = f.u * 44;
  drawn +=
    stroke(`M${x + f.u} ${floor + f.u * 4}v${-f.u * 36}l${-f.u * 4} ${-f.u * 4}`, '#20172a', f.u * 0.6) +
    ellipse(x + f.u, floor + f.u * 4.4, f.u * 4.5, f.u * 0.9, '#1a1224');
  drawn += person(x - f.u * 7, floor + f.u * 4, height, {
    pose: 'strum',
    colour: '#2b2138',
    top: '#d9cdbb',
    skin: '#e5b592',
    hair: '#2a1c20',
  });
  drawn += guitar(x - f.u * 7, floor + f.u * 4 - height * 0.56, height);
  return (
    drawn +
    crowd(f, {
      from: 0.93,
      to: 0.99,
      rows: 2,
      size: 4.6,
      sticks: 0.12,
      colours: [warm, '#ffe3b0'],
      shade: () => f.mood.near,
    })
  );
}

function amp(f: Frame, x: number, y: number): string {
  return (
    rect(x - f.u * 7, y - f.u * 13, f.u * 14, f.u * 13, '#3b2c33', { rx: f.u }) +
    rect(x - f.u * 5.8, y - f.u * 10, f.u * 11.6, f.u * 9, '#5d4640', { rx: f.u * 0.6 }) +
    rect(x - f.u * 5.8, y - f.u * 12.2, f.u * 11.6, f.u * 1.2, '#d9a566', { opacity: 0.8 })
  );
}

function plant(f: Frame, x: number, y: number): string {
  let drawn = '';
  for (let i = 0; i < 11; i += 1) {
    const angle = -Math.PI / 2 + f.between(-0.95, 0.95);
    const reach = f.u * f.between(12, 22);
    const tip = [x + Math.cos(angle) * reach, y - f.u * 8 + Math.sin(angle) * reach] as const;
    drawn += path(
      `M${x} ${y - f.u * 7}Q${x + (tip[0] - x) * 0.2 - f.u * 2} ${tip[1] + f.u * 4} ${tip[0]} ${tip[1]}Q${x + (tip[0] - x) * 0.7 + f.u * 2} ${tip[1] + f.u * 7} ${x} ${y - f.u * 7}Z`,
      mix('#3f7a5e', f.mood.ambient, f.between(0.15, 0.5)),
    );
  }
  return (
    drawn +
    polygon(
      [
        [x - f.u * 4, y - f.u * 8],
        [x + f.u * 4, y - f.u * 8],
        [x + f.u * 3, y],
        [x - f.u * 3, y],
      ],
      mix('#c9744f', f.mood.ambient, 0.25),
    )
  );
}

function guitar(x: number, y: number, height: number): string {
  const wood = '#d98e4a';
  const s = height * 0.1;
  const body =
    ellipse(0, 0, s * 1.15, s * 0.95, wood) +
    ellipse(s * 1.25, 0, s * 0.82, s * 0.72, wood) +
    circle(s * 0.75, 0, s * 0.34, '#5b3320') +
    rect(s * 1.6, -s * 0.13, s * 3, s * 0.26, '#6b4028') +
    rect(s * 4.5, -s * 0.24, s * 0.7, s * 0.48, '#4d2d1d', { rx: s * 0.1 });
  return `<g transform="translate(${(x - s * 0.6).toFixed(1)} ${y.toFixed(1)}) rotate(-22)">${body}</g>`;
}
