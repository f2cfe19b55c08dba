import type { FormState } from '@narae/shell-sdk/form';
import { Checkbox, ChoiceGroup } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';
import { listIn, type DepartureValues } from './departure-fields.ts';

interface ChoicesFieldProps {
  readonly form: FormState<DepartureValues>;
  /** Its value lists what is chosen, parted by commas. */
  readonly field: string;
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Several of a few: weekdays, start times, sizes. */
export function ChoicesField({ form, field, legend, hint, options }: ChoicesFieldProps): ReactNode {
  const chosen = listIn(form.values[field]);
  const { ref, error } = form.wire(field);
  const toggle = (value: string): void => {
    const rest = chosen.filter((one) => one !== value);
    form.set({ [field]: (rest.length < chosen.length ? rest : [...rest, value]).join(',') });
  };
  return (
    <ChoiceGroup legend={legend} hint={hint} error={error}>
      <div className={css.weekdays}>
        {options.map(({ value, label }, at) => (
          <Checkbox
            key={value}
            ref={at === 0 ? ref : undefined}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
