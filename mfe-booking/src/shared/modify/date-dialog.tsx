import type { CartDate, CartItem } from '@narae/contracts';
import { cartDateChange, cartDates, mycartList, orderDetail } from '@narae/contracts/rows';
import { toast, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { DateChoices } from '../date-choices.tsx';
import css from './modify.module.css';

interface DateDialogProps {
  readonly item: Pick<CartItem, 'cart_id' | 'txn_type' | 'total_price' | 'prod_price_tp'>;
  readonly onClose: () => void;
}

/** Chooses another date of the trip for a row that is not being paid (CART-13). */
export default function DateDialog({ item, onClose }: DateDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const dates = useCall(cartDates, { cart_id: item.cart_id }, { staleTime: 0, gcTime: 0 });
  const form = useDateChange(item, dates.data ?? [], { onClose, refresh: dates.refetch });
  const { ref, error } = form.wire('prod_id');
  const priceOf = usePrice(item);
  return (
    <ActionDialog
      form={form}
      title={t('modify_date')}
      actionLabel={dates.data?.length === 0 ? null : t('modify')}
      cancelLabel={common('btn_close')}
      disabled={form.values.prod_id === ''}
      onClose={onClose}
    >
      <div className={css.editor}>
        {item.txn_type === 'T' && <p className={css.warning}>{t('modify_reconfirm')}</p>}
        <Loaded
          result={dates}
          waiting={<Skeleton shape="row" count={4} />}
          failed={{ title: t('modify_date_fail'), compact: true }}
        >
          {(rows) =>
            rows.length === 0 ? (
              <p>{t('modify_date_none')}</p>
            ) : (
              <DateChoices
                legend={t('modify_date_which')}
                error={error}
                control={ref}
                dates={rows.map((date) => ({ ...date, price: priceOf(date) }))}
                chosen={form.values.prod_id}
                onChoose={(prod_id) => form.set({ prod_id })}
              />
            )
          }
        </Loaded>
      </div>
    </ActionDialog>
  );
}

/** What the row costs on a date, or that it costs the same. */
function usePrice(item: DateDialogProps['item']): (date: CartDate) => string {
  const t = useT(namespace);
  const format = useFormat();
  return ({ total_price, currency }) =>
    total_price === item.total_price && currency === item.prod_price_tp
      ? t('modify_date_same')
      : format.money(total_price, currency);
}

function useDateChange(
  { cart_id }: DateDialogProps['item'],
  dates: readonly CartDate[],
  { onClose, refresh }: Pick<DateDialogProps, 'onClose'> & { readonly refresh: () => Promise<unknown> },
) {
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  return useForm({
    initial: { prod_id: '' },
    send: async ({ prod_id }) => {
      const date = dates.find((one) => one.prod_id === prod_id);
      if (!date) return;
      const { currency, cost_price, option_price, hotel_price } = date;
      const prices = { currency, cost_price, option_price, hotel_price };
      await callOnce(cartDateChange, { cart_id, prod_id, ...prices });
      toast.show({ key: 'update_success', kind: 'success' });
      void invalidate(mycartList);
      void invalidate(orderDetail, { cart_id });
      onClose();
    },
    onReject: () => void refresh(),
  });
}
