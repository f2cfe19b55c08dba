import { useT } from '@narae/shell-sdk';
import { cx } from '@narae/ui';
import { useId, type ReactNode, type Ref } from 'react';
import css from './reviews.module.css';
import './texts.ts';

const five = [1, 2, 3, 4, 5] as const;

export function Stars({ stars }: { readonly stars: number }): ReactNode {
  const t = useT('reviews');
  return (
    <span className={css.stars} role="img" aria-label={t('stars', { count: stars })}>
      <span aria-hidden="true">{'★'.repeat(stars)}</span>
      <span aria-hidden="true" className={css.noStars}>
        {'★'.repeat(5 - stars)}
      </span>
    </span>
  );
}

interface StarsFieldProps {
  readonly label: string;
  /** 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  /** To the first star, which takes the focus where something is wrong. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Native radio buttons, so that arrow keys and screen readers work as usual. */
export function StarsField({ label, value, onChange, ref }: StarsFieldProps): ReactNode {
  const t = useT('reviews');
  const name = useId();
  return (
    <fieldset className={css.starsField}>
      <legend>{label}</legend>
      <div className={css.choices}>
        {five.map((stars) => (
          <label key={stars} className={cx(css.choice, stars <= value && css.chosen)}>
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
