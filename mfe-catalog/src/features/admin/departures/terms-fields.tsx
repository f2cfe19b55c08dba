import { useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from './departures.module.css';
import { sizeField, sizeFields, type DepartureValues } from './departure-fields.ts';

interface SizeFieldsProps {
  readonly form: FormState<DepartureValues>;
  readonly index: number;
  /** 0 where it is no package. */
  readonly packageCnt: number;
}

/** What one size of a new departure costs and holds. */
export function SizeFields({ form, index, packageCnt }: SizeFieldsProps): ReactNode {
  const names = useAdminNames();
  const common = useT('common');
  const fields = (
    <div className={css.pair}>
      {sizeFields.map(({ name, most }) => (
        <TextField
          key={name}
          {...form.text(sizeField(index, name))}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          label={names.field(name)}
        />
      ))}
    </div>
  );
  if (packageCnt === 0) return fields;
  return (
    <fieldset className={css.size}>
      <legend>{common('people_count', { count: packageCnt })}</legend>
      {fields}
    </fieldset>
  );
}
