import type { MyOrder, OrderTicket } from '@narae/contracts';
import { orderTickets } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, cx, Loaded, Skeleton } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '../section.tsx';
import { TicketCard } from './ticket-card.tsx';
import css from './tickets.module.css';

/** States in which an order has tickets, or had some (TICKET-1). */
const withTickets: readonly MyOrder['txn_type'][] = ['P', 'PR', 'R'];

/** The tickets of a paid order, one a traveller, to be shown at the gate or printed. */
export function TicketsSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const asked = withTickets.includes(order.txn_type) ? { order_id: order.order_id } : null;
  const result = useCall(orderTickets, asked, { staleTime: 0, live: 'booking' });
  if (!asked) return null;
  return (
    <Section title={t('tickets')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={2} />}
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
    // The browser prints what is in the page at this moment.
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
