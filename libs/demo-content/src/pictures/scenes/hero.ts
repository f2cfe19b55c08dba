import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { conifer, drifting, leafTree, leaves, redPine, reeds, snowfall } from '../shapes/plants.ts';
import { colonnade, hanok, tileRoof } from '../shapes/roofs.ts';
import { birds, sky } from '../shapes/sky.ts';
import { gradient, mirrored, path, rect, tone } from '../shapes/svg.ts';
import { haze, range } from '../shapes/terrain.ts';
import { water } from '../shapes/water.ts';

/**
 * The season's opening picture: lake, pavilion and hills on the right two thirds,
 * calm air and water on the left, where the page writes its sentence.
 */
export function hero(f: Frame): string {
  const u = f.u;
  const winter = f.season === 'winter';
  const shore = 0.66;
  let land = range(f, { from: 0.46, to: 0.6, layers: 5, swing: 0.07, waves: 1.1 });
  land += haze(f, 0.44, 0.2, 0.4);
  for (let i = 0; i < 26; i += 1)
    land += conifer(
      f.w * f.between(0.46, 1.02),
      f.h * f.between(0.6, 0.65),
      u * f.between(6, 12),
      tone(f, '#3f6b56', f.between(0.3, 0.55)),
      winter,
    );
  const bank = tone(
    f,
    winter ? '#e8edf1' : f.season === 'autumn' ? '#b9924e' : f.season === 'spring' ? '#9cbb7c' : '#6f9f62',
  );
  land += path(
    `M${f.w * 0.3} ${f.h * shore}Q${f.w * 0.48} ${f.h * (shore - 0.02)} ${f.w * 0.6} ${f.h * (shore - 0.035)}T${f.w * 1.02} ${f.h * (shore - 0.055)}V${f.h * shore}Z`,
    gradient(f, [
      [0, lighten(bank, 0.1)],
      [1, darken(bank, 0.2)],
    ]),
  );
  for (let i = 0; i < 9; i += 1)
    land += leafTree(
      f,
      f.w * (0.55 + i * 0.055 + f.between(-0.012, 0.012)),
      f.h * (shore - 0.025),
      u * f.between(13, 20),
      { distance: 0.26 },
    );
  land += hanok(f, {
    x: f.w * 0.93,
    y: f.h * (shore - 0.075),
    width: u * 30,
    height: u * 6,
    wallHeight: u * 4.6,
    distance: 0.12,
    snow: winter,
  });
  const px = f.w * 0.72;
  const deck = f.h * (shore + 0.005);
  let pavilion = f.mood.night ? glow(f, px, deck - u * 10, u * 36, f.mood.lamp, 0.45) : '';
  for (let i = 0; i < 6; i += 1)
    pavilion += rect(px - u * 14 + i * u * 5.6, deck - u, u * 0.9, u * 4, tone(f, '#b3a995'));
  pavilion +=
    rect(px - u * 17, deck - u * 3, u * 34, u * 2, tone(f, '#8a6448')) +
    colonnade(f, { x: px - u * 13.5, y: deck - u * 13, width: u * 27, height: u * 10, bays: 5 });
  pavilion += tileRoof(f, {
    x: px,
    y: deck - u * 12,
    width: u * 42,
    height: u * 10,
    painted: true,
    snow: winter,
  });
  let drawn =
    sky(f, { disc: { x: 0.53, y: 0.3, r: 5.4 }, horizon: shore, clouds: 6 }) +
    land +
    water(f, shore, { shine: 0.53 });
  drawn += mirrored(f, land + pavilion, f.h * shore, 0.85, 0.32) + pavilion;
  const near = mix(bank, f.mood.near, 0.45);
  drawn += path(
    `M${f.w * 0.5} ${f.h * 1.02}Q${f.w * 0.74} ${f.h * 0.9} ${f.w * 1.02} ${f.h * 0.86}V${f.h * 1.02}Z`,
    gradient(f, [
      [0, near],
      [1, darken(near, 0.3)],
    ]),
  );
  drawn += reeds(f, [f.w * 0.62, f.h, f.w * 0.3], {
    count: 60,
    height: u * 14,
    blade: darken(near, 0.1),
    plume: tone(f, winter ? '#f2f4f5' : '#eddcb6'),
  });
  drawn += leafTree(f, f.w, f.h, u * 70) + redPine(f, f.w * 0.895, f.h, u * 34, 0.1);
  if (winter) drawn += snowfall(f, 150);
  else if (f.season !== 'summer') drawn += drifting(f, 46, leaves(f.season), 0.6);
  return drawn + birds(f, 0.42, 0.2, 7);
}
