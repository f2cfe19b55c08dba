import type { Frame } from './frame.ts';
import { lighten } from './colour.ts';
import type { Point } from './svg.ts';
import { at, circle, ellipse, line, path, rect, stroke } from './svg.ts';
import { glow } from './light.ts';
import type { Pose, PoseName } from './poses.ts';
import { POSES } from './poses.ts';

interface PersonOptions {
  readonly pose: PoseName;
  readonly colour: string;
  readonly hair?: string;
  readonly top?: string;
  readonly skin?: string;
  readonly longHair?: boolean;
  readonly flip?: boolean;
}

/** Shoulders, a narrower waist and hips, as a closed outline. */
function torso(shoulder: Point, spot: (point: Point) => Point): string {
  const waist = shoulder[0] * 0.4;
  const joints: readonly Point[] = [
    [shoulder[0] - 0.082, shoulder[1]],
    [shoulder[0] + 0.082, shoulder[1]],
    [waist + 0.056, -0.11],
    [0.062, 0.03],
    [-0.062, 0.03],
    [waist - 0.056, -0.11],
  ];
  const [a, b, c, d, e, g] = joints.map((joint) => at(spot(joint)));
  return `M${a}L${b}Q${c} ${d}L${e}Q${g} ${a}Z`;
}

/** A figure drawn with a brush: limbs are thick strokes, no face. (x, y) is between the feet. */
export function person(x: number, y: number, height: number, o: PersonOptions): string {
  const pose: Pose = POSES[o.pose];
  const hip = y - height * 0.48;
  const side = o.flip ? -1 : 1;
  const spot = ([dx, dy]: Point): Point => [x + dx * height * side, hip + dy * height];
  const limb = (joints: readonly Point[], width: number, colour: string) =>
    stroke(line(joints.map(spot)), colour, height * width);
  const top = o.top ?? o.colour;
  const skin = o.skin ?? top;
  const hair = o.hair ?? o.colour;
  const head: Point = [
    pose.neck[0] + (pose.head[0] - pose.neck[0]) * 0.9,
    pose.neck[1] + (pose.head[1] - pose.neck[1]) * 0.78,
  ];
  const [hx, hy] = spot(head);
  let drawn = o.longHair ? ellipse(hx, hy + height * 0.036, height * 0.064, height * 0.088, hair) : '';
  for (const [knee, foot] of pose.legs) {
    drawn +=
      limb([[Math.sign(knee[0]) * 0.034, 0], knee], 0.088, o.colour) + limb([knee, foot], 0.068, o.colour);
    drawn += limb([foot, [foot[0] + 0.03, foot[1] + 0.008]], 0.05, lighten(o.colour, 0.2));
  }
  const shoulder: Point = [pose.neck[0], pose.neck[1] + 0.035];
  for (const [elbow, hand] of pose.arms) {
    const start: Point = [shoulder[0] + Math.sign(elbow[0] - shoulder[0]) * 0.078, shoulder[1] + 0.012];
    drawn += limb([start, elbow, hand], 0.052, top) + limb([hand, hand], 0.05, skin);
  }
  drawn += path(torso(shoulder, spot), top, {
    stroke: top,
    'stroke-width': height * 0.034,
    'stroke-linejoin': 'round',
  });
  drawn += limb([shoulder, head], 0.05, skin);
  drawn += circle(hx, hy, height * 0.057, skin);
  return (
    drawn +
    path(
      `M${hx - height * 0.06} ${hy + height * 0.012}a${height * 0.06} ${height * 0.064} 0 0 1 ${height * 0.12} 0q${-height * 0.02} ${-height * 0.035} ${-height * 0.06} ${-height * 0.035}t${-height * 0.06} ${height * 0.035}Z`,
      hair,
    )
  );
}

interface CrowdOptions {
  /** Lines of heads, as shares of the height: the far one and the near one. */
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly size: number;
  /** Share of people who hold a light, and its colours. */
  readonly sticks?: number;
  readonly colours?: readonly string[];
  readonly shade?: (depth: number) => string;
}

/** Heads and shoulders in rows, many with a raised light stick. */
export function crowd(f: Frame, o: CrowdOptions): string {
  let drawn = '';
  for (let row = 0; row < o.rows; row += 1) {
    const depth = o.rows === 1 ? 1 : row / (o.rows - 1);
    const y = f.h * (o.from + (o.to - o.from) * depth);
    const size = f.u * o.size * (0.35 + depth * 0.65);
    const colour = o.shade?.(depth) ?? f.mood.near;
    let heads = '';
    let lights = '';
    for (let x = -size * f.random(); x < f.w + size; x += size * f.between(1.5, 2.1)) {
      const top = y + f.between(-0.5, 0.5) * size;
      heads += circle(x, top, size * 0.5, colour);
      heads += path(
        `M${x - size} ${top + size * 2.6}q0 ${-size * 1.9} ${size} ${-size * 1.9}t${size} ${size * 1.9}Z`,
        colour,
      );
      if (f.random() < (o.sticks ?? 0))
        lights += lightStick(
          f,
          x + size * f.between(-0.6, 0.9),
          top - size * 0.4,
          size,
          f.pick(o.colours ?? [f.mood.lamp]),
          colour,
        );
    }
    drawn += lights + heads + rect(0, y + size * 2, f.w, f.h - y, colour);
  }
  return drawn;
}

/** An arm and a round glowing head on a short grip. */
function lightStick(f: Frame, x: number, y: number, size: number, colour: string, arm: string): string {
  const lean = f.between(-0.5, 0.5) * size;
  const top = y - size * f.between(1.1, 2);
  return (
    stroke(`M${x} ${y + size}L${x + lean * 0.7} ${top + size * 0.6}`, arm, size * 0.3) +
    stroke(`M${x + lean * 0.7} ${top + size * 0.6}L${x + lean} ${top}`, lighten(arm, 0.35), size * 0.16) +
    glow(f, x + lean, top - size * 0.2, size * 1.7, colour, 0.75) +
    circle(x + lean, top - size * 0.2, size * 0.34, lighten(colour, 0.55))
  );
}
