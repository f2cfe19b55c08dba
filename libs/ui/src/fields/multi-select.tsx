import { useId, type ReactNode } from 'react';
import { useUiText } from '../core/ui-strings.tsx';
import { IconChevronDown } from '../icons/controls.tsx';
import { Checkbox } from './choice.tsx';
import css from './multi-select.module.css';

export interface MultiSelectOption {
  value: string;
  label: string;
  note?: ReactNode;
  price?: string;
  disabled?: boolean;
}

export interface MultiSelectProps {
  label: string;
  placeholder: string;
  options: readonly MultiSelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  error?: ReactNode;
  defaultOpen?: boolean;
}

/** The order of the result follows the list. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, options, value, onChange, hint, error, defaultOpen } = props;
  const ui = useUiText();
  const id = useId();
  const toggle = (changed: string, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === changed ? on : value.includes(each))),
    );
  return (
    <div
      className={css.multi}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span className={css.label} id={id}>
        {label}
      </span>
      <details className={css.box} open={defaultOpen}>
        <summary className={css.summary}>
          <span className={value.length ? undefined : css.placeholder}>
            {value.length ? ui('ui_selected_count', { value: value.length }) : placeholder}
          </span>
          <IconChevronDown size={20} />
        </summary>
        <div className={css.list}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={
                <span className={css.line}>
                  <span>{option.label}</span>
                  {option.price && <span className={css.price}>{option.price}</span>}
                </span>
              }
              note={option.note}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          ))}
        </div>
      </details>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
  );
}
