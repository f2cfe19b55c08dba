import type { ReactNode } from 'react';
import css from './list.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly strong?: boolean;
}

/** What is known of one thing, side by side. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, strong }) => (
        <div key={name}>
          <dt className={css.note}>{name}</dt>
          <dd>{strong ? <strong>{value}</strong> : value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
