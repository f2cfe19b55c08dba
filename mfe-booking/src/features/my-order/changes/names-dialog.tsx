import type { MyOrder, OrderChanges } from '@narae/contracts';
import { useFormat, useT, toast } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { isPassportName, normalizePassportName } from '@narae/contracts/passport-fields';
import { orderNameChange } from '@narae/contracts/rows';
import { NameField } from '../../../shared/people/name-field.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet } from '../order-sheet.tsx';
import css from './changes.module.css';
import { useProblems } from '../../../shared/people/use-problems.ts';
import { useChange } from '../use-change.ts';

interface NamesDialogProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
  readonly onClose: () => void;
  readonly onDue: () => void;
}

/** Changes travellers' names, with the fee (REFUND-5). */
export function NamesDialog({ order, changes, onClose, onDue }: NamesDialogProps): ReactNode {
  const t = useT('bookingChanges');
  const common = useT('common');
  const booking = useT(namespace);
  const format = useFormat();
  const { names, setName, renamed, problems, send, busy } = useNames(changes, { onClose, onDue });
  const { name_fee, currency } = changes;
  const fee = name_fee * renamed.length;
  return (
    <OrderSheet
      title={t('names')}
      busy={busy}
      onClose={onClose}
      action={
        <Button kind="accent" busy={busy} onClick={() => void send()}>
          {name_fee > 0 ? t('to_pay') : booking('modify')}
        </Button>
      }
    >
      {changes.travellers.map(({ rv_mem_id, mem_type, sort_order }) => (
        <fieldset key={rv_mem_id} className={css.person}>
          <legend className={css.legend}>
            {common(`traveller_${mem_type}`)} {sort_order}
          </legend>
          <NameField
            field={rv_mem_id}
            problems={problems}
            value={names[rv_mem_id] ?? ''}
            onChange={(name) => setName(rv_mem_id, name)}
            own={false}
          />
        </fieldset>
      ))}
      <p className={css.sum} role="status">
        {name_fee > 0
          ? t('names_sum', { count: renamed.length, fee: format.money(fee, currency) })
          : t('names_free')}
      </p>
      {order.ticket_yn === 'Y' && <p className={css.soft}>{t('names_tickets')}</p>}
    </OrderSheet>
  );
}

interface Sent {
  readonly onClose: () => void;
  readonly onDue: () => void;
}

/** By the traveller's number. */
function useNames({ order_id, travellers }: OrderChanges, { onClose, onDue }: Sent) {
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
