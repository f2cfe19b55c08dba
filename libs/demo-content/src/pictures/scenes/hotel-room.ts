import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { namsanTower, skyline } from '../shapes/city.ts';
import { sky } from '../shapes/sky.ts';
import { ellipse, gradient, group, path, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { range } from '../shapes/terrain.ts';

/** A bright hotel room with the city in its window. */
export function hotelRoom(f: Frame): string {
  const u = f.u;
  const wall = f.mood.night ? mix('#c9a283', f.mood.ambient, 0.2) : tone(f, '#ece3d6');
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, darken(wall, 0.1)],
      [1, wall],
    ]),
  );
  const win = { x: f.w * 0.42, y: f.h * 0.1, w: f.w * 0.52, h: f.h * 0.5 };
  const view =
    sky(f, { disc: { x: 0.78, y: 0.24, r: 3.4 }, horizon: 0.55, clouds: 3 }) +
    range(f, { from: 0.44, to: 0.5, layers: 2, swing: 0.05 }) +
    namsanTower(f, f.w * 0.6, f.h * 0.47, u * 20, 0.4) +
    skyline(f, { y: 0.62, tall: 0.2, distance: 0.35, width: 4.4 });
  const id = f.define(
    (name) =>
      `<clipPath id="${name}"><rect x="${win.x}" y="${win.y}" width="${win.w}" height="${win.h}"/></clipPath>`,
  );
  drawn += group(view, { 'clip-path': `url(#${id})` });
  const frame = tone(f, '#6a5040');
  drawn += stroke(
    `M${win.x} ${win.y}h${win.w}v${win.h}h${-win.w}ZM${win.x + win.w / 3} ${win.y}v${win.h}M${win.x + (win.w * 2) / 3} ${win.y}v${win.h}`,
    frame,
    u * 0.9,
  );
  const drape = mix(tone(f, '#d9cbb8'), f.mood.sky[1], 0.12);
  for (const [x, w] of [
    [win.x - u * 9, u * 13],
    [win.x + win.w - u * 4, u * 14],
  ] as const)
    for (let i = 0; i < 6; i += 1)
      drawn += rect(
        x + (w * i) / 6,
        win.y - u * 4,
        w / 6 + 1,
        win.h + u * 18,
        i % 2 ? drape : darken(drape, 0.1),
      );
  const floor = f.h * 0.74;
  const wood = tone(f, '#b98a5e');
  drawn +=
    rect(
      0,
      floor,
      f.w,
      f.h - floor,
      gradient(f, [
        [0, lighten(wood, 0.1)],
        [1, darken(wood, 0.25)],
      ]),
    ) + ellipse(f.w * 0.62, f.h * 0.97, f.w * 0.42, u * 11, tone(f, '#e7ddd0'), { opacity: 0.9 });
  const head = tone(f, '#4f6f6b');
  drawn += rect(-u * 2, f.h * 0.34, f.w * 0.4, f.h * 0.4, head, { rx: u * 1.6 });
  for (let i = 1; i < 6; i += 1)
    drawn += rect((f.w * 0.4 * i) / 6, f.h * 0.35, u * 0.3, f.h * 0.38, darken(head, 0.25));
  const linen = tone(f, '#fbf8f3');
  drawn += path(
    `M${-u * 4} ${f.h * 0.6}H${f.w * 0.36}Q${f.w * 0.5} ${f.h * 0.62} ${f.w * 0.53} ${f.h * 0.7}L${f.w * 0.56} ${f.h * 0.9}H${-u * 4}Z`,
    gradient(f, [
      [0, linen],
      [1, darken(linen, 0.14)],
    ]),
  );
  drawn +=
    path(
      `M${f.w * 0.14} ${f.h * 0.655}Q${f.w * 0.4} ${f.h * 0.64} ${f.w * 0.535} ${f.h * 0.72}L${f.w * 0.56} ${f.h * 0.9}H${f.w * 0.2}Q${f.w * 0.2} ${f.h * 0.74} ${f.w * 0.14} ${f.h * 0.655}Z`,
      mix(tone(f, '#5a8f8a'), f.mood.sky[1], 0.2),
    ) +
    path(
      `M${f.w * 0.14} ${f.h * 0.655}Q${f.w * 0.4} ${f.h * 0.64} ${f.w * 0.535} ${f.h * 0.72}l${u * 0.8} ${u * 4}Q${f.w * 0.38} ${f.h * 0.69} ${f.w * 0.165} ${f.h * 0.7}Z`,
      linen,
    );
  for (const [x, y, w, colour] of [
    [0.03, 0.51, 17, linen],
    [0.16, 0.525, 17, darken(linen, 0.05)],
    [0.12, 0.57, 11, tone(f, '#d9503c')],
  ] as const)
    drawn += rect(f.w * x, f.h * y, u * w, u * w * 0.56, colour, { rx: u * 2.4 });
  drawn += rect(f.w * 0.02, f.h * 0.88, f.w * 0.5, u * 3, darken(frame, 0.2), { opacity: 0.6 });
  const lamp = f.w * 0.38;
  drawn +=
    rect(lamp - u * 6, f.h * 0.63, u * 13, f.h * 0.16, frame, { rx: u }) +
    stroke(`M${lamp} ${f.h * 0.63}v${-u * 8}`, darken(frame, 0.2), u * 0.8) +
    glow(f, lamp, f.h * 0.63 - u * 11, u * 24, f.mood.lamp, f.mood.night ? 0.75 : 0.35) +
    polygon(
      [
        [lamp - u * 3, f.h * 0.63 - u * 15],
        [lamp + u * 3, f.h * 0.63 - u * 15],
        [lamp + u * 4.6, f.h * 0.63 - u * 7.6],
        [lamp - u * 4.6, f.h * 0.63 - u * 7.6],
      ],
      mix(f.mood.lamp, '#ffffff', 0.4),
    );
  const chair = tone(f, '#c9704f');
  return (
    drawn +
    rect(f.w * 0.74, f.h * 0.6, u * 20, u * 19, chair, { rx: u * 4 }) +
    rect(f.w * 0.72, f.h * 0.73, u * 25, u * 10, lighten(chair, 0.08), { rx: u * 3 }) +
    stroke(
      `M${f.w * 0.74} ${f.h * 0.82}v${u * 6}M${f.w * 0.72 + u * 22} ${f.h * 0.82}v${u * 6}`,
      darken(frame, 0.2),
      u * 0.9,
    )
  );
}
