import type { CartDate, CartItem } from '@narae/contracts';
import { cartDateChange, cartDates, mycartList, orderDetail } from '@narae/contracts/rows';
import { toast, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, ChoiceGroup, Loaded, RadioCard, Skeleton } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import { namespace } from '../../texts.ts';
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
              <ChoiceGroup legend={t('modify_date_which')} error={error}>
                {rows.map((date, i) => (
                  <DateChoice
                    key={date.prod_id}
                    control={i === 0 ? ref : undefined}
                    item={item}
                    date={date}
                    chosen={date.prod_id === form.values.prod_id}
                    onChoose={(prod_id) => form.set({ prod_id })}
                  />
                ))}
              </ChoiceGroup>
            )
          }
        </Loaded>
      </div>
    </ActionDialog>
  );
}

interface DateChoiceProps extends Pick<DateDialogProps, 'item'> {
  readonly control: Ref<HTMLInputElement> | undefined;
  readonly date: CartDate;
  readonly chosen: boolean;
  readonly onChoose: (prod_id: string) => void;
}

function DateChoice({ control, item, date, chosen, onChoose }: DateChoiceProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { prod_id, stop, seats_left, total_price, currency } = date;
  const same = total_price === item.total_price && currency === item.prod_price_tp;
  const price = same ? t('modify_date_same') : format.money(total_price, currency);
  return (
    <RadioCard
      ref={control}
      name="row-date"
      value={prod_id}
      checked={chosen}
      disabled={stop !== ''}
      onChange={() => onChoose(prod_id)}
      title={format.when(date, 'day')}
      note={stop || common('seats_left', { count: seats_left })}
      aside={stop ? undefined : price}
    />
  );
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
