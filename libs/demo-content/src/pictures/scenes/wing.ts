import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { clouds, sky } from '../shapes/sky.ts';
import { gradient, path, stroke, tone } from '../shapes/svg.ts';

/** Above the clouds, a wing in the light: the shop's own picture. */
export function wing(f: Frame): string {
  const u = f.u;
  let drawn = sky(f, { disc: { x: 0.3, y: 0.42, r: 5 }, horizon: 0.62, clouds: 0 });
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const y = f.h * (0.58 + t * 0.36);
    const size = u * (8 + t * 15);
    const fill = gradient(f, [
      [0, mix(lighten(f.mood.sky[2], 0.55), f.mood.sky[1], 0.12 + t * 0.1)],
      [1, mix(f.mood.sky[1], f.mood.haze, 0.5)],
    ]);
    let d = `M${-size} ${f.h * 1.1}V${y}`;
    let x = -size;
    while (x < f.w + size) {
      const step = size * f.between(0.7, 1.6);
      d += `q${step / 2} ${-size * f.between(0.35, 0.95)} ${step} ${f.between(-0.12, 0.12) * size}`;
      x += step;
    }
    drawn += path(`${d}V${f.h * 1.1}Z`, fill, { opacity: 0.95 });
  }
  const metal = tone(f, '#f1f1ee');
  const tip = [f.w * 0.42, f.h * 0.4] as const;
  drawn += path(
    `M${f.w * 1.05} ${f.h * 0.86}L${tip[0] + u * 2} ${tip[1] + u * 3}Q${tip[0] - u} ${tip[1] + u} ${tip[0] + u * 4} ${tip[1] + u}L${f.w * 1.05} ${f.h * 0.62}Z`,
    gradient(
      f,
      [
        [0, lighten(metal, 0.1)],
        [1, darken(metal, 0.3)],
      ],
      [0, 0, 0.6, 1],
    ),
  );
  drawn += path(
    `M${f.w * 1.05} ${f.h * 0.94}L${f.w * 0.66} ${f.h * 0.585}L${f.w * 1.05} ${f.h * 0.8}Z`,
    darken(metal, 0.3),
    { opacity: 0.75 },
  );
  drawn += stroke(
    `M${f.w * 0.55} ${f.h * 0.47}L${f.w * 1.05} ${f.h * 0.72}M${f.w * 0.72} ${f.h * 0.52}L${f.w * 0.76} ${f.h * 0.63}M${f.w * 0.86} ${f.h * 0.57}L${f.w * 0.92} ${f.h * 0.72}`,
    darken(metal, 0.35),
    u * 0.2,
    { opacity: 0.6 },
  );
  const dan = tone(f, '#d9452b');
  return (
    drawn +
    path(
      `M${tip[0] + u * 2} ${tip[1] + u * 3}Q${tip[0] - u * 3} ${tip[1] - u * 4} ${tip[0] - u * 4} ${tip[1] - u * 11}Q${tip[0] + u} ${tip[1] - u * 6} ${tip[0] + u * 7} ${tip[1] + u * 1.4}Z`,
      gradient(f, [
        [0, lighten(dan, 0.15)],
        [1, dan],
      ]),
    ) +
    clouds(f, 3, 0.08, 0.26, 0.45)
  );
}
