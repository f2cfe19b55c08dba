import type { MyOrder, OrderTicket } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { QrCode } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './tickets.module.css';

interface TicketCardProps {
  readonly order: MyOrder;
  readonly ticket: OrderTicket;
}

/** One ticket as it is shown at the gate: always dark on white, as readers and printers want it. */
export function TicketCard({ order, ticket }: TicketCardProps): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const format = useFormat();
  const { mem_nm, mem_type, ticket_no, token, state, used_at } = ticket;
  const number = shownTicketNo(ticket_no);
  return (
    <article className={css.ticket} data-state={state} aria-label={t('ticket_of', { name: mem_nm })}>
      <p className={css.trip}>{order.prod_title}</p>
      <p className={css.small}>{format.date(order.ymd_format, 'day')}</p>
      <div className={css.code}>
        <QrCode value={token} label={t('ticket_code', { number })} />
      </div>
      <p className={css.number}>{number}</p>
      <p className={css.name}>{mem_nm}</p>
      <p className={css.small}>{common(`traveller_${mem_type}`)}</p>
      {state === 'used' && (
        <p className={css.used}>{t('ticket_used', { time: format.date(used_at, 'time') })}</p>
      )}
    </article>
  );
}
