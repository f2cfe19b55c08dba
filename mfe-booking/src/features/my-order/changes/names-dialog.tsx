import type { MyOrder, OrderChanges } from '@narae/contracts';
import { useCallOnce, useFormat, useT, toast, toastTimes } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { isPassportName, normalizePassportName } from '@narae/contracts/passport-fields';
import { orderNameChange } from '@narae/contracts/rows';
import { NameField } from '../../../shared/people/name-field.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet } from '../order-sheet.tsx';
import css from '../order-changes.module.css';
import type { PeopleTexts } from '../../../shared/people/use-kept-form.ts';
import orderSheet from '../order-sheet.module.css';
import { type Sent, useRefresh } from '../use-change.ts';
import { whenRejected } from '../../../shared/when-rejected.ts';

interface NamesDialogProps extends Sent {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
}

/** Changes travellers' names, with the fee (REFUND-5). */
export function NamesDialog({ order, changes, onClose, onDue }: NamesDialogProps): ReactNode {
  const t = useT('bookingChanges');
  const common = useT('common');
  const booking = useT(namespace);
  const format = useFormat();
  const id = useId();
  const { form, renamed } = useNames(changes, { onClose, onDue });
  const { name_fee, currency } = changes;
  const fee = name_fee * renamed.length;
  return (
    <OrderSheet
      title={t('names')}
      busy={form.busy}
      onClose={onClose}
      action={
        <Button type="submit" form={id} kind="accent" busy={form.busy}>
          {name_fee > 0 ? t('to_pay') : booking('modify')}
        </Button>
      }
    >
      <form id={id} className={orderSheet.form} {...form.props}>
        {changes.travellers.map(({ rv_mem_id, mem_type, sort_order }) => (
          <fieldset key={rv_mem_id} className={css.person}>
            <legend className={css.legend}>
              {common(`traveller_${mem_type}`)} {sort_order}
            </legend>
            <NameField wired={form.text(rv_mem_id)} own={false} />
          </fieldset>
        ))}
        <p className={css.sum} role="status">
          {name_fee > 0
            ? t('names_sum', { count: renamed.length, fee: format.money(fee, currency) })
            : t('names_free')}
        </p>
        {order.ticket_yn === 'Y' && <p className={css.soft}>{t('names_tickets')}</p>}
        <FormNotice text={form.notice} />
      </form>
    </OrderSheet>
  );
}

/** By the traveller's number. */
function useNames({ order_id, travellers }: OrderChanges, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const callOnce = useCallOnce();
  const refresh = useRefresh(order_id);
  const renamedIn = (names: PeopleTexts) =>
    travellers.flatMap(({ rv_mem_id, mem_nm: before }) => {
      const mem_nm = normalizePassportName(names[rv_mem_id] ?? '');
      return mem_nm === before ? [] : [{ rv_mem_id, mem_nm }];
    });

  const form = useForm<PeopleTexts>({
    initial: Object.fromEntries(travellers.map(({ rv_mem_id, mem_nm }) => [rv_mem_id, mem_nm])),
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    violation: (names) => {
      const renamed = renamedIn(names);
      const wrong = renamed.find(({ mem_nm }) => !isPassportName(mem_nm));
      if (wrong)
        return {
          field: wrong.rv_mem_id,
          error: wrong.mem_nm ? 'traveller_name_passport' : 'traveller_name_input',
        };
      return renamed.length === 0 ? { field: travellers[0]?.rv_mem_id ?? '', error: 'no_change' } : null;
    },
    send: async (names) => {
      const { due_id } = await callOnce(orderNameChange, { order_id, names: renamedIn(names) });
      if (due_id) onDue();
      else toast.show({ text: t('changed'), kind: 'success' });
      onClose();
      await refresh();
    },
    onReject: whenRejected(refresh),
  });
  return { form, renamed: renamedIn(form.values) };
}
