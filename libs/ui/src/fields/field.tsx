import { useId, type ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import { IconWarning } from '../icons/actions.tsx';
import { useUiText } from '../core/ui-strings.tsx';
import css from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** "(optional)"; everything else is required. */
  optional?: boolean;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

export const controlClass = css.control;

/** Ties label, control, hint and error together; the control is given its wiring. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const ui = useUiText();
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error ? errorId : null, hint ? hintId : null) || undefined;
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {optional && <span className={css.optional}> ({ui('ui_optional')})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && (
        <p className={css.error} id={errorId}>
          <IconWarning size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
