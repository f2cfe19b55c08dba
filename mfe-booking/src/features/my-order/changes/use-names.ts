import type { OrderChanges } from '@narae/contracts';
import { isPassportName, normalizePassportName } from '@narae/contracts/passport-fields';
import { orderNameChange } from '@narae/contracts/rows';
import { toast, useT } from '@narae/shell-sdk';
import { useState } from 'react';
import { useProblems } from '../../../shared/people/use-problems.ts';
import { useChange } from '../use-change.ts';

interface Sent {
  readonly onClose: () => void;
  /** The change waits for its payment. */
  readonly onDue: () => void;
}

/** The names of an order while they are being changed, each by its traveller's number. */
export function useNames({ order_id, travellers }: OrderChanges, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const errors = useT('errors');
  const problems = useProblems();
  const { change, busy } = useChange(order_id);
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(travellers.map(({ rv_mem_id, mem_nm }) => [rv_mem_id, mem_nm])),
  );
  const renamed = travellers.flatMap(({ rv_mem_id, mem_nm: before }) => {
    const mem_nm = normalizePassportName(names[rv_mem_id] ?? '');
    return mem_nm === before ? [] : [{ rv_mem_id, mem_nm }];
  });

  const send = async (): Promise<void> => {
    const wrong = renamed.find(({ mem_nm }) => !isPassportName(mem_nm));
    if (wrong) {
      const key = wrong.mem_nm ? 'traveller_name_passport' : 'traveller_name_input';
      return problems.say(wrong.rv_mem_id, errors(key));
    }
    const [first] = travellers;
    if (renamed.length === 0) return problems.say(first?.rv_mem_id ?? '', errors('no_change'));
    await change(async (callOnce) => {
      const { due_id } = await callOnce(orderNameChange, { order_id, names: renamed });
      if (due_id) onDue();
      else toast.show({ text: t('changed'), kind: 'success' });
      onClose();
    });
  };

  return {
    names,
    setName: (id: string, name: string): void => setNames((before) => ({ ...before, [id]: name })),
    renamed,
    problems,
    send,
    busy,
  };
}
