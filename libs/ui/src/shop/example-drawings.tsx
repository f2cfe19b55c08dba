import type { ReactNode } from 'react';
import css from './example-drawings.module.css';

/** Documents a traveller may have to hand in (DOC-1). */
export type DocumentKind = 'passport' | 'air' | 'birth' | 'visa';

const lines = (x: number, y: number, widths: readonly number[], gap = 9) =>
  widths.map((width, at) => <path key={at} className={css.text} d={`M${x} ${y + at * gap}h${width}`} />);

const face = (cx: number, cy: number, r: number) => (
  <g className={css.face}>
    <circle cx={cx} cy={cy} r={r} />
    <path d={`M${cx - r * 1.7} ${cy + r * 3}a${r * 1.7} ${r * 1.7} 0 0 1 ${r * 3.4} 0z`} />
  </g>
);

const DRAWINGS: Readonly<Record<DocumentKind, ReactNode>> = {
  passport: (
    <>
      <rect className={css.sheet} x="14" y="10" width="132" height="92" rx="6" />
      <rect className={css.photo} x="24" y="22" width="36" height="46" rx="3" />
      {face(42, 40, 7.5)}
      {lines(70, 26, [40, 62, 52, 58, 34])}
      <path className={css.code} d="M24 82h112M24 92h112" />
    </>
  ),
  air: (
    <>
      <path
        className={css.sheet}
        d="M12 28a6 6 0 0 1 6-6h124a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z"
      />
      <path className={css.band} d="M12 28a6 6 0 0 1 6-6h124a6 6 0 0 1 6 6v10H12z" />
      <path className={css.fold} d="M112 38v52" />
      {lines(24, 50, [22], 9)}
      {lines(78, 50, [22], 9)}
      <path className={css.plane} d="M52 50h18m-6-5 6 5-6 5" />
      {lines(24, 64, [34, 60, 46])}
      {lines(122, 52, [16, 16, 12, 16])}
    </>
  ),
  birth: (
    <>
      <rect className={css.sheet} x="34" y="6" width="92" height="102" rx="4" />
      <path className={css.text} d="M58 20h44" />
      {lines(46, 34, [68, 56, 68, 44, 62])}
      <circle className={css.seal} cx="106" cy="90" r="10" />
      {lines(46, 88, [34, 26])}
    </>
  ),
  visa: (
    <>
      <rect className={css.sheet} x="14" y="14" width="132" height="84" rx="6" />
      <path className={css.band} d="M14 20a6 6 0 0 1 6-6h120a6 6 0 0 1 6 6v8H14z" />
      {lines(26, 42, [50, 64, 44])}
      <rect className={css.photo} x="106" y="38" width="28" height="34" rx="3" />
      {face(120, 51, 5.5)}
      <path className={css.code} d="M26 84h108" />
    </>
  ),
};

export function ExampleDrawing({ kind }: { kind: DocumentKind }) {
  return (
    <svg className={css.drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <path className={css.corner} d="M4 16V4h12M144 4h12v12M156 96v12h-12M16 108H4V96" />
      {DRAWINGS[kind]}
    </svg>
  );
}
