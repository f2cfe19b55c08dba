import type { Frame } from '../shapes/frame.ts';
import { lighten, mix } from '../shapes/colour.ts';
import { redPine } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { ellipse, gradient, path, rect, stroke, tone } from '../shapes/svg.ts';
import { water } from '../shapes/water.ts';

/** The island sea of the south at evening: islands behind islands, a few boats. */
export function islands(f: Frame): string {
  const sea = 0.46;
  let drawn =
    sky(f, { disc: { x: f.between(0.3, 0.42), y: sea - 0.12, r: 5.2 }, horizon: sea }) +
    water(f, sea, { shine: 0.36 });
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 8) ** 1.1;
    const y = f.h * (sea + 0.005 + t * 0.3);
    const width = f.u * f.between(18, 34) * (0.8 + t * 1.1);
    const x = f.w * ((i * 0.37 + f.between(0, 0.12)) % 1.05);
    const high = width * f.between(0.13, 0.24);
    const body = mix(mix(f.mood.haze, f.mood.sky[1], 0.3), tone(f, '#2f5a55'), 0.25 + t * 0.75);
    drawn += path(
      `M${x - width / 2} ${y}Q${x - width * 0.32} ${y - high * 0.6} ${x - width * 0.14} ${y - high}Q${x + width * 0.04} ${y - high * 1.05} ${x + width * 0.14} ${y - high * 0.62}Q${x + width * 0.3} ${y - high * 0.75} ${x + width / 2} ${y}Z`,
      gradient(f, [
        [0, body],
        [1, mix(body, f.mood.water[0], 0.3)],
      ]),
    );
    drawn += ellipse(x, y + f.u * 0.3, width * 0.52, f.u * 0.5, lighten(f.mood.water[0], 0.2), {
      opacity: 0.4,
    });
  }
  for (let i = 0; i < 4; i += 1)
    drawn += boat(f, f.w * f.between(0.12, 0.9), f.h * f.between(0.66, 0.86), f.u * f.between(4, 7));
  const near = mix(tone(f, '#3f6a4f'), f.mood.near, 0.35);
  drawn += path(
    `M${f.w * 0.52} ${f.h * 1.02}Q${f.w * 0.72} ${f.h * 0.84} ${f.w * 1.05} ${f.h * 0.82}V${f.h * 1.02}Z`,
    near,
  );
  return drawn + redPine(f, f.w * 0.9, f.h * 0.93, f.u * 50, -0.2) + birds(f, 0.6, 0.2, 5);
}

function boat(f: Frame, x: number, y: number, s: number): string {
  const hull = tone(f, '#f3efe6');
  return (
    ellipse(x, y + s * 0.1, s * 0.9, s * 0.07, f.mood.water[1], { opacity: 0.5 }) +
    path(
      `M${x - s * 0.7} ${y - s * 0.18}H${x + s * 0.8}L${x + s * 0.5} ${y + s * 0.06}H${x - s * 0.55}Z`,
      hull,
    ) +
    rect(x - s * 0.35, y - s * 0.46, s * 0.5, s * 0.28, tone(f, '#3c7f92')) +
    stroke(`M${x + s * 0.3} ${y - s * 0.2}V${y - s * 0.9}`, hull, s * 0.05)
  );
}
