import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  note?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, note, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={css.choice}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.words}>
          <span>{label}</span>
          {note && <span className={css.note}>{note}</span>}
        </span>
      </label>
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
}

/** One of several, as a card; `children` is further content. */
export function RadioCard({ title, note, aside, className, children, ...input }: RadioCardProps) {
  return (
    <label className={cx(css.choice, css.card, className)}>
      <input {...input} type="radio" />
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {note && <span className={css.note}>{note}</span>}
        {children}
      </span>
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  );
}

/** Choices under one question, with `RadioCard`s or `Checkbox`es inside. */
export function ChoiceGroup(props: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <fieldset className={css.group} aria-describedby={props.error ? errorId : undefined}>
      <legend className={css.legend}>{props.legend}</legend>
      {props.hint && <p className={css.note}>{props.hint}</p>}
      <div className={css.list}>{props.children}</div>
      {props.error && (
        <p className={css.error} id={errorId}>
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
