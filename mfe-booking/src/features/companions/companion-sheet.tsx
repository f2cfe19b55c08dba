import type { Companion } from '@narae/contracts';
import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { MAX_NAME_LENGTH, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import { seoulDay, companionViolation } from '@narae/rules';
import { useT, ApiError, call, toast, serverTime } from '@narae/shell-sdk';
import { useForm, type FormState } from '@narae/shell-sdk/form';
import { BottomSheet, Button, FormNotice, TextField } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { companions, companionSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { NameField } from '../../shared/people/name-field.tsx';
import { namespace } from '../../texts.ts';
import css from './saved-companions.module.css';

interface CompanionSheetProps {
  /** Null adds a person. */
  readonly person: Companion | null;
  readonly onClose: () => void;
}

/** The sheet in which somebody is saved for later orders, or changed (ORDER-19). */
export function CompanionSheet({ person, onClose }: CompanionSheetProps): ReactNode {
  const t = useT('bookingCompanions');
  const common = useT('common');
  const formId = useId();
  const form = useCompanionForm(person, onClose);
  const { busy } = form;
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
      <form id={formId} className={css.form} {...form.props}>
        <CompanionFields form={form} />
        <FormNotice text={form.notice} />
      </form>
    </BottomSheet>
  );
}

const optionalFields = [
  { field: 'passport_no', type: 'text', upper: true, most: MAX_TYPED_NUMBER },
  { field: 'passport_expiry', type: 'date', upper: false, most: undefined },
  { field: 'visa_no', type: 'text', upper: true, most: MAX_TYPED_NUMBER },
  { field: 'city', type: 'text', upper: false, most: MAX_NAME_LENGTH },
] as const;

function CompanionFields({ form }: { readonly form: FormState<Fields> }): ReactNode {
  const t = useT('bookingCompanions');
  const booking = useT(namespace);
  return (
    <>
      <NameField wired={form.text('mem_nm')} own={false} />
      <TextField
        {...form.text('birth_day')}
        type="date"
        label={t('birth_day')}
        autoComplete="off"
        min={FIRST_BIRTH_DAY}
        max={seoulDay(serverTime())}
      />
      {optionalFields.map(({ field, type, upper, most }) => (
        <TextField
          key={field}
          {...form.text(field)}
          type={type}
          label={booking(field)}
          optional
          autoComplete="off"
          autoCapitalize={upper ? 'characters' : 'words'}
          spellCheck={false}
          maxLength={most}
        />
      ))}
    </>
  );
}

type Fields = Omit<Companion, 'companion_id' | 'version'>;

const empty: Fields = {
  mem_nm: '',
  birth_day: '',
  passport_no: '',
  passport_expiry: '',
  visa_no: '',
  city: '',
};

const fieldsOf = ({ companion_id: _id, version: _version, ...fields }: Companion): Fields => fields;

function useCompanionForm(person: Companion | null, onClose: () => void) {
  const t = useT('bookingCompanions');
  const { invalidate } = useCallCache();
  return useForm<Fields>({
    initial: person ? fieldsOf(person) : empty,
    asksBeforeLeaving: true,
    violation: (fields) => companionViolation(fields, seoulDay(serverTime())),
    send: async (fields) => {
      const { companion_id, version } = person ?? {};
      await call(companionSave, { ...fields, ...(companion_id && { companion_id, version }) });
      toast.show({ text: t('saved'), kind: 'success' });
      await invalidate(companions);
      onClose();
    },
    onReject: (error) => {
      if (!(error instanceof ApiError) || error.temporary || (error.field ?? '') in empty) return;
      // Changed or deleted elsewhere: a change begins from what is there now.
      void invalidate(companions);
      onClose();
    },
  });
}
