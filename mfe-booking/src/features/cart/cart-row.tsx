import type { CartItem } from '@narae/contracts';
import {
  Link,
  pictureFormats,
  pictureSource,
  pictureWidths,
  productLink,
  useFormat,
  useT,
  call,
  confirm,
  countOwnChange,
  toast,
} from '@narae/shell-sdk';
import { Badge, Checkbox, LineItems, Picture, RadioCard } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { mycartDelete, mycartList } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { useDepositLines } from '../../shared/deposit-lines.ts';
import { isUnavailable, nextStep, stateOf } from '../../shared/booking-state.ts';
import { ModifyActions } from '../../shared/modify/modify-actions.tsx';
import { namespace } from '../../texts.ts';
import css from './cart-page.module.css';

interface CartRowProps {
  readonly item: CartItem;
  readonly chosen: boolean;
  /** Null while nothing is being tidied up. */
  readonly ticked: boolean | null;
  readonly onChoose: () => void;
  readonly onTick: (on: boolean) => void;
}

const rowNote = (item: CartItem): 'row_expired' | 'row_unavailable' | null => {
  if (item.txn_type === 'X') return 'row_expired';
  return isUnavailable(item) ? 'row_unavailable' : null;
};

/** A row's state decides what can be done about it (CART-11). */
export function CartRow({ item, chosen, ticked, onChoose, onTick }: CartRowProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const linesOf = useBookingLines();
  const depositLines = useDepositLines()(item);
  const state = stateOf(item);
  const note = rowNote(item);
  const { variant, prod_id, custom_request_id } = item;
  return (
    <article className={css.row} data-cart={item.cart_id}>
      {ticked === null ? (
        <RadioCard
          name="cart"
          checked={chosen}
          disabled={nextStep(item) === null}
          onChange={onChoose}
          title={item.prod_title}
          className={css.choice}
          note={`${format.when(item)} · ${item.tr_place}`}
        >
          <span className={css.state}>
            <Badge state={state.badge}>{common(state.label)}</Badge>
          </span>
        </RadioCard>
      ) : (
        <Checkbox
          label={item.prod_title}
          checked={ticked}
          disabled={!isDeletable(item)}
          note={isDeletable(item) ? undefined : t('row_kept')}
          onChange={(event) => onTick(event.target.checked)}
        />
      )}
      <div className={css.inside}>
        <Link
          className={css.pictureLink}
          {...productLink({ variant, prod_id, custom_request_id })}
          aria-label={item.prod_title}
        >
          <Picture
            src={pictureSource({ ...item, file_type: '1' })}
            widths={pictureWidths}
            formats={pictureFormats}
            sizes="(min-width: 640px) 180px, 100vw"
            alt=""
          />
        </Link>
        <div className={css.sum}>
          <LineItems {...linesOf(item)} />
          {depositLines.length > 0 && <LineItems lines={depositLines} />}
          {note && <p className={css.warning}>{t(note)}</p>}
        </div>
      </div>
      {ticked === null && <ModifyActions item={item} />}
    </article>
  );
}

/** A row whose payment is under way stays (CART-10). */
export const isDeletable = ({ txn_type }: CartItem): boolean => txn_type !== 'Y';

/** Stops at the first row the server rejects, so that only deleted rows are said to be gone. */
export function useDeleteRows(onDone: () => void) {
  const t = useT(namespace);
  const errors = useT('errors');
  const common = useT('common');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);

  const remove = async (cartIds: readonly string[]): Promise<void> => {
    if (cartIds.length === 0)
      return void toast.show({ key: 'mycart_delete_product_select', kind: 'warning' });
    const agreed = await confirm({
      title: errors('common_delete_confirm'),
      text: t('delete_text'),
      ok: common('btn_delete'),
      tone: 'danger',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      for (const cart_id of cartIds) {
        await call(mycartDelete, { cart_id });
        countOwnChange({ removed: cart_id });
      }
      toast.show({ key: 'common_delete_success', kind: 'success' });
      onDone();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
      void invalidate(mycartList);
    }
  };
  return { remove, busy };
}
