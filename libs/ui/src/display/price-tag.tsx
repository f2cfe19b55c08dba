import { cx } from '../core/cx.ts';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import css from './price-tag.module.css';

export interface PriceTagProps {
  /** Money, already formatted for the reader. */
  amount: string;
  prefix?: string;
  unit?: string;
  /** The currency's letters where a symbol alone might mislead (USD). */
  code?: string;
  /** What it was before, struck through; `wasLabel` says so to screen readers. */
  was?: string;
  wasLabel?: string;
  size?: 'small' | 'medium' | 'large';
}

export function PriceTag({ amount, prefix, unit, code, was, wasLabel, size = 'medium' }: PriceTagProps) {
  return (
    <span className={cx(css.price, css[size])}>
      {prefix && <span className={css.soft}>{prefix} </span>}
      {was && (
        <s className={css.soft}>
          {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
          {was}
        </s>
      )}
      <span className={css.amount}>{amount}</span>
      {code && <span className={css.code}> {code}</span>}
      {unit && <span className={css.soft}> {unit}</span>}
    </span>
  );
}
