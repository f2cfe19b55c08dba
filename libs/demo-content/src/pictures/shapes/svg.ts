import type { Frame } from './frame.ts';
import { mix } from './colour.ts';

type Value = string | number;
export type Attributes = Readonly<Record<string, Value | undefined>>;
export type Point = readonly [x: number, y: number];

const number = (value: Value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value);
const opacityOf = (name: string, value: Value) =>
  name.includes('opacity') || name === 'offset' ? String(value) : number(value);

function attributes(values: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text += ` ${name}="${opacityOf(name, value)}"`;
  }
  return text;
}

/** `opacity` makes the renderer lay a whole new surface for one shape; on its paint alone it costs nothing. */
function paintOpacity({ opacity, ...values }: Attributes): Attributes {
  if (opacity === undefined) return values;
  const painted = { ...values, 'fill-opacity': opacity };
  return values['stroke'] === undefined ? painted : { ...painted, 'stroke-opacity': opacity };
}

const element = (name: string, values: Attributes) => `<${name}${attributes(paintOpacity(values))}/>`;
export const group = (content: string, values: Attributes = {}) => `<g${attributes(values)}>${content}</g>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(`M${points.map(at).join('L')}Z`, fill, more);
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

/** A smooth line through all points (Catmull-Rom as Béziers), without the leading M. */
export function curve(points: readonly Point[]): string {
  let d = points[0] ? at(points[0]) : '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const from = points[i] as Point;
    const to = points[i + 1] as Point;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return d;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** A top-to-bottom gradient (or along x1,y1,x2,y2 of the box); answers the fill. */
export function gradient(f: Frame, list: readonly Stop[], box: readonly number[] = [0, 0, 0, 1]): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] = box;
  const id = f.define(
    (name) =>
      `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(f: Frame, list: readonly Stop[]): string {
  const id = f.define((name) => `<radialGradient id="${name}">${stops(list)}</radialGradient>`);
  return `url(#${id})`;
}

/** Clips content to a path. */
export function clipped(f: Frame, d: string, content: string): string {
  const id = f.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return group(content, { 'clip-path': `url(#${id})` });
}

/** What stands on the line y = axis, mirrored below it: squeezed and faint, as calm water does. */
export function mirrored(f: Frame, content: string, axis: number, squeeze: number, opacity: number): string {
  const image = group(content, {
    transform: `translate(0 ${axis * (1 + squeeze)}) scale(1 ${-squeeze})`,
    opacity,
  });
  return clipped(f, `M0 ${axis}H${f.w}V${f.h}H0Z`, image);
}

/** A local colour in the light of the picture; distance 0 is at hand, 1 is lost in the haze. */
export function tone(f: Frame, colour: string, distance = 0): string {
  const lit = mix(colour, f.mood.ambient, f.mood.tint);
  return mix(f.mood.night ? mix(lit, f.mood.near, 0.18) : lit, f.mood.haze, distance * 0.9);
}
