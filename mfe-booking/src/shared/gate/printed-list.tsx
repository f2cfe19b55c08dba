import { Reference } from '@narae/ui';
import type { GateGuest, GateManifest, GateDeparture } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './printed-list.module.css';

interface PrintedListProps {
  readonly manifest: GateManifest;
  /** Printed or not. */
  readonly onDone: () => void;
}

/** On A4; nothing of it is seen on the screen, and nothing else on the paper (TICKET-8). */
export function PrintedList({ manifest, onDone }: PrintedListProps): ReactNode {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    globalThis.print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(<PrintedSheet manifest={manifest} />, document.body);
}

const columns = ['here', 'name', 'ticket', 'order', 'papers', 'note'] as const;

function PrintedSheet({
  manifest: { departure, guests, taken_at },
}: {
  readonly manifest: GateManifest;
}): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const byName = guests.toSorted((a, b) => a.mem_nm.localeCompare(b.mem_nm));
  const here = guests.filter(({ checked_in }) => checked_in).length;
  return (
    <section className={css.paper} data-printed-list>
      <h1 className={css.title}>{departure.prod_title}</h1>
      <p>
        {format.when(departure, 'day')} · {departure.place_nm}
      </p>
      <p>
        {t('checked_in_count', { count: here, of: guests.length })} ·{' '}
        {t('print_taken', { time: format.date(taken_at, 'time') })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`print_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byName.map((guest) => (
            <PrintedGuest key={guest.ticket_no} guest={guest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PrintedGuest({ guest }: { readonly guest: GateGuest }): ReactNode {
  const t = useT('bookingGate');
  const common = useT('common');
  const format = useFormat();
  const { mem_nm, mem_type, ticket_no, order_id, party_cnt, checked_in, papers_missing, cancelling } = guest;
  return (
    <tr>
      <td>
        <span className={css.box}>{checked_in && '✓'}</span>{' '}
        {checked_in && format.date(checked_in.at, 'clock')}
      </td>
      <td>
        <strong>{mem_nm}</strong> <span className={css.small}>{common(`traveller_${mem_type}`)}</span>
      </td>
      <td className={css.number}>
        <Reference>{shownTicketNo(ticket_no)}</Reference>
      </td>
      <td>
        <Reference>{order_id}</Reference> ({party_cnt})
      </td>
      <td>
        {papers_missing ? t('papers_missing') : t('print_papers_fine')}
        {cancelling && <span className={css.small}>{t('cancelling')}</span>}
      </td>
      <td className={css.note} />
    </tr>
  );
}

export function DepartureCounts({ departure }: { readonly departure: GateDeparture }): ReactNode {
  const t = useT('bookingGate');
  const { checked_in_cnt, paid_cnt, papers_missing_cnt, unpaid_cnt, waiting_cnt } = departure;
  const facts = [
    paid_cnt > 0 && t('checked_in_count', { count: checked_in_cnt, of: paid_cnt }),
    papers_missing_cnt > 0 && t('papers_missing_count', { count: papers_missing_cnt }),
    unpaid_cnt > 0 && t('unpaid_count', { count: unpaid_cnt }),
    waiting_cnt > 0 && t('waiting_count', { count: waiting_cnt }),
  ].filter(Boolean);
  return facts.join(' · ');
}
