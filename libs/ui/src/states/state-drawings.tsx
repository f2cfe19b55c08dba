import type { ReactNode } from 'react';
import css from './state-drawings.module.css';

export type DrawingName = 'empty' | 'error' | 'signedOut' | 'success' | 'search';

const ground = <path className={css.ground} d="M14 100h132" />;

const DRAWINGS: Readonly<Record<DrawingName, ReactNode>> = {
  empty: (
    <>
      <circle className={css.sun} cx="116" cy="36" r="14" />
      {ground}
      <path className={css.far} d="m14 100 30-38 20 24 14-16 30 30z" />
      <rect className={css.body} x="56" y="52" width="58" height="46" rx="7" />
      <path className={css.line} d="M74 52V42a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v10M70 52v46M100 52v46" />
      <path className={css.line} d="M64 100v3M106 100v3" />
    </>
  ),
  error: (
    <>
      {ground}
      <path className={css.far} d="M22 100c10-16 26-18 38-6 10-14 32-14 40 0 10-8 24-6 32 6z" />
      <path className={css.trail} d="M20 74c14 8 30 6 36-4 5-9-3-18-11-13-9 6 0 22 20 20" />
      <path className={css.body} d="m74 78 56-40-22 52-14-14z" />
      <path className={css.line} d="m130 38-36 38-2 16 8-10" />
    </>
  ),
  signedOut: (
    <>
      <circle className={css.sun} cx="36" cy="38" r="12" />
      {ground}
      <path className={css.far} d="M14 100V84c30 0 30-12 60-12s40 12 72 12v16z" />
      <path className={css.body} d="M54 58h58v42H54z" />
      <path className={css.roof} d="M40 60c18-2 32-10 43-24 11 14 25 22 43 24-14 3-72 3-86 0Z" />
      <path className={css.line} d="M83 62v38M62 62v38M104 62v38" />
      <circle className={css.dot} cx="79" cy="82" r="2" />
      <circle className={css.dot} cx="87" cy="82" r="2" />
    </>
  ),
  // The sun comes up behind a roof. A wing over the sea: on its way.
  success: (
    <>
      <circle className={css.sun} cx="118" cy="34" r="14" />
      {ground}
      <path className={css.far} d="M14 100c16-10 30-10 44 0 16-10 30-10 44 0 16-10 28-10 44 0z" />
      <g className={css.wing} transform="translate(34 12) scale(2.7)">
        <path d="M3 27C3 14 12 4.5 29 3c0 5.5-3 9.5-8 11.5C14 17.3 7 20 3 27Z" />
        <path d="M5.5 26.5C9 21 15 18.3 21.5 16c2-.7 3.7-1.7 5-3 .3 5-2.5 8.5-7.5 10-4.5 1.3-9 1.5-13.5 3.5Z" />
        <path d="M9.5 26.5c4-1.2 8-1.2 11.5-2.6 1.4-.6 2.6-1.3 3.5-2.2-.6 4-3.5 6.3-7.5 6.5-2.7.1-5-.8-7.5-1.7Z" />
      </g>
    </>
  ),
  search: (
    <>
      {ground}
      <path className={css.far} d="m14 100 34-44 24 30 16-20 38 34z" />
      <circle className={css.body} cx="88" cy="58" r="24" />
      <path className={css.line} d="m105 76 18 18" />
      <path className={css.trail} d="M78 58c0-6 4-10 10-10" />
    </>
  ),
};

export function StateDrawing({ name }: { name: DrawingName }) {
  return (
    <svg className={css.drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
