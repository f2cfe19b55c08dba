import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { conifer, drifting, leafTree, leaves, redPine, snowfall, thicket } from '../shapes/plants.ts';
import { colonnade, lanterns, tileRoof } from '../shapes/roofs.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';

/** A stone pagoda of several storeys. */
function pagoda(f: Frame, x: number, y: number, height: number, storeys: number): string {
  const stone = tone(f, '#c3bbae');
  let drawn =
    rect(x - height * 0.2, y - height * 0.09, height * 0.4, height * 0.09, darken(stone, 0.18)) +
    rect(x - height * 0.15, y - height * 0.16, height * 0.3, height * 0.07, darken(stone, 0.08));
  const step = (height * 0.74) / storeys;
  for (let i = 0; i < storeys; i += 1) {
    const half = height * (0.15 - (i * 0.075) / storeys);
    const base = y - height * 0.16 - step * i;
    drawn += rect(
      x - half * 0.62,
      base - step * 0.62,
      half * 1.24,
      step * 0.62,
      gradient(
        f,
        [
          [0, lighten(stone, 0.06)],
          [1, darken(stone, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    );
    drawn += polygon(
      [
        [x - half, base - step * 0.72],
        [x - half * 0.66, base - step],
        [x + half * 0.66, base - step],
        [x + half, base - step * 0.72],
        [x + half * 0.78, base - step * 0.6],
        [x - half * 0.78, base - step * 0.6],
      ],
      gradient(f, [
        [0, lighten(stone, 0.12)],
        [1, darken(stone, 0.22)],
      ]),
    );
  }
  return drawn + stroke(`M${x} ${y - height * 0.88}V${y - height}`, darken(stone, 0.2), height * 0.02);
}

/** A mountain temple: hall, pagoda and lanterns on their cords. */
export function temple(f: Frame): string {
  const ground = f.h * 0.78;
  const x = f.w * 0.58;
  const width = Math.min(f.u * 72, f.w * 0.6);
  const winter = f.season === 'winter';
  let drawn =
    sky(f, { disc: { x: f.between(0.14, 0.26), y: 0.2, r: 4.2 }, horizon: 0.6 }) +
    range(f, { from: 0.3, to: 0.5, layers: 4, swing: 0.09 });
  drawn += haze(f, 0.46, 0.2, 0.5);
  for (let i = 0; i < 34; i += 1)
    drawn += conifer(
      f.w * f.random(),
      f.h * f.between(0.62, 0.72),
      f.u * f.between(14, 26),
      tone(f, '#3a6650', f.between(0.25, 0.5)),
      winter,
    );
  drawn += thicket(f, 0.74, 5, tone(f, '#4a7157', 0.25));
  for (let i = 0; i < 6; i += 1)
    drawn += leafTree(f, f.w * (i * 0.2 + f.between(-0.05, 0.05)), f.h * 0.79, f.u * f.between(20, 30), {
      distance: 0.2,
    });
  if (f.mood.night) drawn += glow(f, x, ground - f.u * 12, f.u * 44, f.mood.lamp, 0.35);
  const stone = tone(f, winter ? '#e4e8eb' : '#cbbd9f');
  drawn += rect(x - width * 0.46, ground - f.u * 5, width * 0.92, f.u * 6, darken(stone, 0.22));
  drawn += colonnade(f, {
    x: x - width * 0.36,
    y: ground - f.u * 21,
    width: width * 0.72,
    height: f.u * 16,
    bays: 5,
  });
  drawn += tileRoof(f, { x, y: ground - f.u * 19.5, width, height: f.u * 15, painted: true, snow: winter });
  drawn += rect(
    0,
    ground,
    f.w,
    f.h - ground,
    gradient(f, [
      [0, darken(stone, 0.1)],
      [0.3, stone],
      [1, darken(stone, 0.24)],
    ]),
  );
  for (let i = 0; i < 5; i += 1)
    drawn += rect(
      x - f.u * (9 + i * 1.4),
      ground - f.u * 4.6 + i * f.u * 1.2,
      f.u * (18 + i * 2.8),
      f.u * 1.1,
      lighten(darken(stone, 0.12), i * 0.05),
    );
  drawn += pagoda(f, f.w * 0.24, f.h * 0.87, f.u * 52, 7 - (f.variant % 3));
  if (!winter)
    for (let i = 0; i < 3; i += 1)
      drawn += lanterns(
        f,
        [f.w * 0.24, f.h * (0.42 + i * 0.06)],
        [f.w * (0.96 + i * 0.04), f.h * (0.4 + i * 0.1)],
        15,
        f.u * (1 + i * 0.34),
      );
  drawn +=
    redPine(f, f.w * 0.95, f.h * 0.99, f.u * 64, -0.12) +
    rect(0, f.h * 0.97, f.w, f.h * 0.04, mix(stone, f.mood.near, 0.3));
  if (winter) drawn += snowfall(f, 90);
  else if (f.season !== 'summer') drawn += drifting(f, 20, leaves(f.season), 0.6);
  return drawn + birds(f, 0.42, 0.16, 4);
}
