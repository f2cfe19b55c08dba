import type { MyInfoOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Dialog, QrCode, Reference } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-qr-dialog.module.css';
import { isTicket } from './order-state.ts';

interface OrderQrDialogProps {
  readonly order: MyInfoOrder;
  readonly onClose: () => void;
}

/** The order's number as a code and in letters; it holds nothing personal (ORDER-7). */
export default function OrderQrDialog({ order, onClose }: OrderQrDialogProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const ticket = isTicket(order);
  return (
    <Dialog open onClose={onClose} size="small" title={t(ticket ? 'order_ticket_title' : 'order_qr_title')}>
      <div className={css.inside}>
        <p className={css.name}>{order.prod_title}</p>
        <p>
          {format.when(order)} · {t('order_party_count', { count: order.participant_cnt })}
        </p>
        <div className={css.code}>
          <QrCode value={order.order_id} label={t('order_qr_image', { order: order.order_id })} />
        </div>
        <p className={css.number}>
          <Reference>{order.order_id}</Reference>
        </p>
        <p className={css.text}>{t(ticket ? 'order_ticket_text' : 'order_qr_text')}</p>
      </div>
    </Dialog>
  );
}
