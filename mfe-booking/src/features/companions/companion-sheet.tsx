import type { Companion } from '@narae/contracts';
import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { MAX_NAME_LENGTH, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import { seoulDay, companionViolation } from '@narae/rules';
import { useT, ApiError, call, toast, serverTime } from '@narae/shell-sdk';
import { BottomSheet, Button, TextField } from '@narae/ui';
import { useId, type FormEvent, type ReactNode, useState } from 'react';
import { companions, companionSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { NameField } from '../../shared/people/name-field.tsx';
import { namespace } from '../../texts.ts';
import css from './saved-companions.module.css';
import { useProblems } from '../../shared/people/use-problems.ts';

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
  const { save, busy } = form;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
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
        <CompanionFields form={form} />
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

function CompanionFields({ form }: { readonly form: CompanionForm }): ReactNode {
  const t = useT('bookingCompanions');
  const booking = useT(namespace);
  const { fields, set, problems } = form;
  return (
    <>
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
        max={seoulDay(serverTime())}
        value={fields.birth_day}
        onChange={({ target }) => set({ birth_day: target.value })}
      />
      {optionalFields.map(({ field, type, upper, most }) => (
        <TextField
          key={field}
          {...problems.wire(field)}
          type={type}
          label={booking(field)}
          optional
          autoComplete="off"
          autoCapitalize={upper ? 'characters' : 'words'}
          spellCheck={false}
          maxLength={most}
          value={fields[field]}
          onChange={({ target }) => set({ [field]: target.value })}
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
  const errors = useT('errors');
  const problems = useProblems();
  const { invalidate } = useCallCache();
  const [fields, setFields] = useState(() => (person ? fieldsOf(person) : empty));
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    const wrong = companionViolation(fields, seoulDay(serverTime()));
    if (wrong) return problems.say(wrong.field, errors(wrong.error, wrong.params));
    setBusy(true);
    try {
      const { companion_id, version } = person ?? {};
      await call(companionSave, { ...fields, ...(companion_id && { companion_id, version }) });
      toast.show({ text: t('saved'), kind: 'success' });
      await invalidate(companions);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.field && error.field in fields)
        return problems.say(error.field, error.message);
      toast.rejection(error);
      if (!(error instanceof ApiError) || error.temporary) return;
      // Changed or deleted elsewhere: a change begins from what is there now.
      void invalidate(companions);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    set: (change: Partial<Fields>): void => setFields((before) => ({ ...before, ...change })),
    problems,
    save,
    busy,
  };
}

type CompanionForm = ReturnType<typeof useCompanionForm>;
