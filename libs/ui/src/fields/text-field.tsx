import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import css from './field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> {
  /** Such as a duplicate check or a copy button. */
  action?: ReactNode;
}

/** Also `type="email"`, `"tel"`, `"date"`, `"number"`. */
export function TextField({ label, hint, error, optional, action, className, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(wiring) => {
        const control = <input type="text" {...input} {...wiring} className={css.control} />;
        return action ? (
          <div className={css.row}>
            {control}
            {action}
          </div>
        ) : (
          control
        );
      }}
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

export function TextArea({ label, hint, error, optional, className, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={cx(css.control, css.area)} />}
    </Field>
  );
}
