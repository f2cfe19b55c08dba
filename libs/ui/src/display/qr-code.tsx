import type { ReactNode } from 'react';
import { encode } from 'uqr';
import css from './qr-code.module.css';

/** Quiet zone in modules: readers need four. */
const QUIET = 4;

/** One path, however large the code. */
const darkRuns = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');

/** Dark on light in every colour scheme, as readers expect. */
export function QrCode({
  value,
  label,
  id,
}: {
  readonly value: string;
  readonly label: string;
  readonly id?: string;
}): ReactNode {
  const { data } = encode(value, { ecc: 'M', border: QUIET });
  const size = data.length;
  return (
    <svg
      id={id}
      className={css.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      xmlns="http://www.w3.org/2000/svg"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#12161c" d={darkRuns(data)} />
    </svg>
  );
}
