import type { Companion } from '@narae/contracts';
import { companions, companionSave } from '@narae/contracts/rows';
import { companionViolation, seoulDay } from '@narae/rules';
import { ApiError, call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { useProblems } from '../../shared/people/use-problems.ts';

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

/** The fields of a saved traveller and saving them (ORDER-19). @param person null adds somebody */
export function useCompanionForm(person: Companion | null, onClose: () => void) {
  const t = useT('bookingCompanions');
  const errors = useT('errors');
  const problems = useProblems();
  const { invalidate } = useCallCache();
  const [fields, setFields] = useState(() => (person ? fieldsOf(person) : empty));
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    const wrong = companionViolation(fields, seoulDay(new Date()));
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
      // Changed or deleted elsewhere: the list shows what is there now, and a change begins from it.
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
