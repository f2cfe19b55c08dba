import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './summary-panel.module.css';

export interface LineItem {
  label: ReactNode;
  /** How the amount comes about: "2 × ¥1,288". */
  detail?: ReactNode;
  /** Formatted money, or a word such as "free". */
  amount: ReactNode;
  tone?: 'plain' | 'good';
}

export interface LineItemsProps {
  lines: readonly LineItem[];
  total?: { label: ReactNode; amount: ReactNode; note?: ReactNode };
}

export function LineItems({ lines, total }: LineItemsProps) {
  return (
    <dl className={css.lines}>
      {lines.map((line, at) => (
        <div key={at} className={css.line}>
          <dt>
            {line.label}
            {line.detail && <span className={css.detail}>{line.detail}</span>}
          </dt>
          <dd className={cx(line.tone === 'good' && css.good)}>{line.amount}</dd>
        </div>
      ))}
      {total && (
        <div className={cx(css.line, css.total)}>
          <dt>
            {total.label}
            {total.note && <span className={css.detail}>{total.note}</span>}
          </dt>
          <dd aria-live="polite">{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}

export interface SummaryPanelProps extends Partial<LineItemsProps> {
  title: ReactNode;
  head?: ReactNode;
  children?: ReactNode;
  sticky?: boolean;
}

export function SummaryPanel({ title, head, lines, total, children, sticky }: SummaryPanelProps) {
  return (
    <section className={cx(css.panel, sticky && css.sticky)}>
      <h2 className={css.title}>{title}</h2>
      {head}
      {lines && <LineItems lines={lines} total={total} />}
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
