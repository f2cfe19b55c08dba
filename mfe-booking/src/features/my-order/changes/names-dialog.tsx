import type { MyOrder, OrderChanges } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { NameField } from '../../../shared/people/name-field.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet } from '../order-sheet.tsx';
import css from './changes.module.css';
import { useNames } from './use-names.ts';

interface NamesDialogProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
  readonly onClose: () => void;
  readonly onDue: () => void;
}

/** The travellers' names to be changed, with the fee for those that are (REFUND-5). */
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
