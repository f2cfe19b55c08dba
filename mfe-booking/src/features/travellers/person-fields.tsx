import { isPassportName } from '@narae/contracts/passport-fields';
import { travellerField, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './travellers-page.module.css';
import type { TravellersFormState } from './use-draft.ts';
import type { useProblems } from './use-problems.ts';

interface PersonFieldsProps {
  readonly seat: Seat;
  readonly lead: boolean;
  readonly form: TravellersFormState;
  readonly problems: ReturnType<typeof useProblems>;
}

/** A traveller's name as in the passport (ORDER-11); other letters are said while they are typed. */
export function NameField({ seat, lead, form, problems }: PersonFieldsProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const field = travellerField.name(seat);
  const name = form.textOf(field);
  const { error, ...wiring } = problems.wire(field);
  const letters = name.trim() && !isPassportName(name) ? errors('traveller_name_passport') : undefined;
  return (
    <TextField
      {...wiring}
      error={error ?? letters}
      label={t('name')}
      hint={t('name_hint')}
      autoComplete={lead ? 'name' : 'off'}
      autoCapitalize="characters"
      maxLength={80}
      value={name}
      onChange={(event) => form.setText(field, event.target.value)}
    />
  );
}

/** What a traveller may add and need not (ORDER-12): folded away until something stands in it. */
export function OptionalFields({ seat, form, problems }: Omit<PersonFieldsProps, 'lead'>): ReactNode {
  const t = useT(namespace);
  const fields = [
    { field: travellerField.passportNo(seat), label: t('passport_no'), upper: true, maxLength: 40 },
    { field: travellerField.visaNo(seat), label: t('visa_no'), upper: true, maxLength: 40 },
    { field: travellerField.city(seat), label: t('city'), upper: false, maxLength: 80 },
  ];
  const [open] = useState(() => fields.some(({ field }) => form.textOf(field) !== ''));
  return (
    <details className={css.more} open={open}>
      <summary>{t('more_fields')}</summary>
      <div className={css.moreFields}>
        {fields.map(({ field, label, upper, maxLength }) => (
          <TextField
            key={field}
            {...problems.wire(field)}
            label={label}
            optional
            autoComplete="off"
            autoCapitalize={upper ? 'characters' : 'words'}
            spellCheck={false}
            maxLength={maxLength}
            value={form.textOf(field)}
            onChange={(event) => form.setText(field, event.target.value)}
          />
        ))}
      </div>
    </details>
  );
}
