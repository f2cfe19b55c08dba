import type { Companion } from '@narae/contracts';
import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { MAX_NAME_LENGTH, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import { seoulDay } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { BottomSheet, Button, TextField } from '@narae/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { NameField } from '../../shared/people/name-field.tsx';
import { namespace } from '../../texts.ts';
import css from './saved-companions.module.css';
import { useCompanionForm } from './use-companion-form.ts';

interface CompanionSheetProps {
  /** Who is changed; null adds somebody. */
  readonly person: Companion | null;
  readonly onClose: () => void;
}

/** The sheet in which somebody is saved for later orders, or changed (ORDER-19). */
export function CompanionSheet({ person, onClose }: CompanionSheetProps): ReactNode {
  const t = useT('bookingCompanions');
  const booking = useT(namespace);
  const common = useT('common');
  const formId = useId();
  const { fields, set, problems, save, busy } = useCompanionForm(person, onClose);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const optional = [
    {
      field: 'passport_no',
      type: 'text',
      label: booking('passport_no'),
      upper: true,
      most: MAX_TYPED_NUMBER,
    },
    {
      field: 'passport_expiry',
      type: 'date',
      label: booking('passport_expiry'),
      upper: false,
      most: undefined,
    },
    { field: 'visa_no', type: 'text', label: booking('visa_no'), upper: true, most: MAX_TYPED_NUMBER },
    { field: 'city', type: 'text', label: booking('city'), upper: false, most: MAX_NAME_LENGTH },
  ] as const;
  return (
    <BottomSheet
      open
      title={t(person ? 'edit_title' : 'add_title')}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button type="submit" form={formId} kind="accent" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={send} noValidate>
        <NameField
          field="mem_nm"
          problems={problems}
          value={fields.mem_nm}
          onChange={(mem_nm) => set({ mem_nm })}
          own={false}
        />
        <TextField
          {...problems.wire('birth_day')}
          type="date"
          label={t('birth_day')}
          autoComplete="off"
          min={FIRST_BIRTH_DAY}
          max={seoulDay(new Date())}
          value={fields.birth_day}
          onChange={({ target }) => set({ birth_day: target.value })}
        />
        {optional.map(({ field, type, label, upper, most }) => (
          <TextField
            key={field}
            {...problems.wire(field)}
            type={type}
            label={label}
            optional
            autoComplete="off"
            autoCapitalize={upper ? 'characters' : 'words'}
            spellCheck={false}
            maxLength={most}
            value={fields[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        ))}
      </form>
    </BottomSheet>
  );
}
