import type { ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '../icons/controls.tsx';
import { Field, type FieldTexts } from './field.tsx';
import css from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'size'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, placeholder, className, id, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(wiring) => (
        <div className={css.selectWrap}>
          <select {...select} {...wiring} className={css.control}>
            {placeholder && (
              <option value="" disabled={!optional}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={20} />
        </div>
      )}
    </Field>
  );
}
