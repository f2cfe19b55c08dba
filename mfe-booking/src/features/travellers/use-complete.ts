import type { OrderDetail } from '@narae/contracts';
import { myOrder, orderDetail, travellerDetailsSave } from '@narae/contracts/rows';
import { particularsViolation } from '@narae/rules';
import { ApiError, call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import type { TravellersFormState } from './use-draft.ts';

/** Saves what travellers of a paid order gave beside their names (ORDER-14). */
export function useComplete({ cart_id }: OrderDetail, form: TravellersFormState, problems: Problems) {
  const t = useT(namespace);
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { names, returnDay } = form.draft;

  const save = async (): Promise<void> => {
    for (const person of names) {
      const wrong = particularsViolation(person, returnDay);
      if (wrong) return problems.say(wrong.field, errors(wrong.error, wrong.params));
    }
    setBusy(true);
    try {
      const travellers = names.map(({ mem_nm: _stays, ...person }) => person);
      await call(travellerDetailsSave, { cart_id, travellers });
      void invalidate(myOrder);
      await invalidate(orderDetail, { cart_id });
      toast.show({ text: t('complete_saved'), kind: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
