import type { MyOrder, OrderTicket } from '@narae/contracts';
import { orderTickets } from '@narae/contracts/rows';
import { useT, useFormat } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, cx, Loaded, Skeleton, QrCode, Reference } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shownTicketNo } from '@narae/rules';
import { Section } from '../section.tsx';
import css from './tickets.module.css';

/** States in which an order has or had tickets (TICKET-1). */
const withTickets: readonly MyOrder['txn_type'][] = ['P', 'PR', 'R'];

export function TicketsSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const requested = withTickets.includes(order.txn_type) ? { order_id: order.order_id } : null;
  const result = useCall(orderTickets, requested, { staleTime: 0, live: 'booking' });
  if (!requested) return null;
  return (
    <Section title={t('tickets')}>
      <Loaded
        result={result}
        waiting={<TicketsWaiting />}
        failed={{ headingLevel: 3, title: t('tickets_fail') }}
      >
        {(tickets: readonly OrderTicket[]) =>
          order.txn_type === 'R' ? (
            <p className={css.text}>{t('tickets_void')}</p>
          ) : (
            <Tickets order={order} tickets={tickets} />
          )
        }
      </Loaded>
    </Section>
  );
}

function TicketsWaiting(): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <div className={css.tickets}>
      <p className={css.text}>{t('tickets_text')}</p>
      <div className={css.waiting}>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

function Tickets({
  order,
  tickets,
}: {
  readonly order: MyOrder;
  readonly tickets: readonly OrderTicket[];
}): ReactNode {
  const t = useT('bookingMyOrder');
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const done = (): void => setPrinting(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  const print = (): void => {
    // The browser prints the page as it is at this moment.
    flushSync(() => setPrinting(true));
    globalThis.print();
  };
  return (
    <div className={cx(css.tickets, printing && css.printing)}>
      <p className={css.text}>{t('tickets_text')}</p>
      <ul
        role="list"
        aria-label={t('tickets')}
        tabIndex={tickets.length > 1 ? 0 : undefined}
        className={css.list}
      >
        {tickets.map((ticket) => (
          <li key={ticket.rv_mem_id} className={css.item}>
            <TicketCard order={order} ticket={ticket} />
          </li>
        ))}
      </ul>
      <Button kind="secondary" className={css.print} onClick={print}>
        {t('tickets_print')}
      </Button>
    </div>
  );
}

interface TicketCardProps {
  readonly order: MyOrder;
  readonly ticket: OrderTicket;
}

/** Always dark on white, for readers and printers. */
function TicketCard({ order, ticket }: TicketCardProps): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const format = useFormat();
  const { mem_nm, mem_type, ticket_no, token, state, used_at } = ticket;
  const number = shownTicketNo(ticket_no);
  return (
    <article className={css.ticket} data-state={state} aria-label={t('ticket_of', { name: mem_nm })}>
      <p className={css.trip}>{order.prod_title}</p>
      <p className={css.small}>
        {format.when({ ymd_format: order.ymd_format, start_time: order.start_time }, 'day')}
      </p>
      {order.meeting_point && <p className={css.small}>{order.meeting_point}</p>}
      <div className={css.code}>
        <QrCode value={token} label={t('ticket_code', { number })} />
      </div>
      <p className={css.number}>
        <Reference>{number}</Reference>
      </p>
      <p className={css.name}>{mem_nm}</p>
      <p className={css.small}>{common(`traveller_${mem_type}`)}</p>
      {state === 'used' && (
        <p className={css.used}>{t('ticket_used', { time: format.date(used_at, 'local') })}</p>
      )}
    </article>
  );
}
