import type { CopiedDeparture } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from './departures.module.css';
import { sizeField, sizeFields, type DepartureValues } from './departure-fields.ts';

interface TermsFieldsProps {
  readonly form: FormState<DepartureValues>;
  readonly copied: CopiedDeparture;
}

/** What a new departure costs and holds, and whether it is on sale at once. */
export function TermsFields({ form, copied }: TermsFieldsProps): ReactNode {
  const names = useAdminNames();
  return (
    <>
      {copied.sizes.map(({ prod_id, package_cnt }, index) => (
        <SizeFields key={prod_id} form={form} index={index} packageCnt={package_cnt} />
      ))}
      <SelectField
        {...form.text('progress_yn')}
        label={names.field('progress_yn')}
        options={['Y', 'W'].map((value) => ({ value, label: names.choice('progress_yn', value) }))}
      />
    </>
  );
}

/** Which departure is copied, and what of it. */
export function CopiedNote({ copied }: Pick<TermsFieldsProps, 'copied'>): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { start_day, end_day, start_time, end_time } = copied;
  const when = format.when({ ymd_format: start_day, end_ymd_format: end_day, start_time, end_time }, 'day');
  return <p className={css.note}>{t('date_copied', { when })}</p>;
}

interface ClosedNoteProps extends Pick<TermsFieldsProps, 'copied'> {
  readonly day: string;
}

/** Says that a departure on this day begins closed (CATALOG-22). */
export function ClosedNote({ copied, day }: ClosedNoteProps): ReactNode {
  const t = useT('catalogAdmin');
  const closed = copied.closed.find(({ first_day, last_day }) => first_day <= day && day <= last_day);
  return (
    <p role="status" className={css.note}>
      {closed && t('closed_on_day', { text: closed.text })}
    </p>
  );
}

interface SizeFieldsProps {
  readonly form: FormState<DepartureValues>;
  readonly index: number;
  /** 0 where it is no package. */
  readonly packageCnt: number;
}

function SizeFields({ form, index, packageCnt }: SizeFieldsProps): ReactNode {
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
