import '../../../shared/gate/texts.ts';
import '../../../shared/orders/texts.ts';
import type { AdminDeparture, GateManifest } from '@narae/contracts';
import { adminDepartures, adminManifestCsv, gateManifest } from '@narae/contracts/rows';
import { useT, Link, linkTo, useFormat, call, toast, useSearchParams } from '@narae/shell-sdk';
import { AdminList } from '@narae/shell-sdk/admin';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '@narae/ui';
import { minimumState } from '@narae/rules';
import css from './departures.module.css';
import { DepartureCounts, PrintedList } from '../../../shared/gate/printed-list.tsx';
import { useDownload } from '../use-download.ts';
import { adminLink } from '../address.ts';
import { DepartureMoveView } from '../moves/departure-move.tsx';

/** Departures (TICKET-8), or moving all orders of one (ORDER-21). */
export default function DeparturesPart(): ReactNode {
  const [query] = useSearchParams();
  const prod_id = query.get('id');
  return prod_id ? <DepartureMoveView key={prod_id} prod_id={prod_id} /> : <DepartureList />;
}

/** With people and seats, the next first. */
function DepartureList(): ReactNode {
  const t = useT('bookingGate');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  return (
    <AdminList
      call={adminDepartures}
      title={admin('part_departures')}
      above={<p className={css.note}>{t('dep_capacity_note')}</p>}
      rowsOf={({ departures }) => departures}
      none={t('dep_none')}
      rowKey={({ prod_id }) => prod_id}
      named
      columns={[
        {
          key: 'departure',
          header: t('dep_departure'),
          value: ({ prod_title }) => prod_title,
          cell: ({ prod_id, prod_title }) => (
            <Link className={css.rowLink} {...linkTo('adminGate', { prod_id })}>
              {prod_title}
            </Link>
          ),
          notes: (departure) => [format.when(departure, 'day')],
        },
        {
          key: 'seats',
          header: t('dep_seats'),
          value: ({ seats }) => seats.left,
          cell: ({ seats }) => t('dep_seats_of', { left: seats.left, capacity: seats.capacity }),
          notes: ({ seats: { paid, held, offered } }) => [t('dep_seats_taken', { paid, held, offered })],
        },
        {
          key: 'paid',
          header: t('dep_paid'),
          numeric: true,
          value: ({ paid_cnt }) => paid_cnt,
          cell: (row) => <PaidPeople departure={row} />,
        },
        {
          key: 'people',
          header: t('dep_people'),
          cell: (departure) => <DepartureCounts departure={departure} />,
        },
        {
          key: 'list',
          header: t('dep_list'),
          cell: (departure) => departure.paid_cnt > 0 && <DepartureTools departure={departure} />,
        },
      ]}
    />
  );
}

/** The list of who paid, on paper or as a file, and moving all of them (ORDER-21). */
function DepartureTools({ departure }: { readonly departure: AdminDeparture }): ReactNode {
  const t = useT('bookingOrders');
  const { prod_id, prod_title: title } = departure;
  return (
    <span className={css.tools}>
      <PrintManifest prod_id={prod_id} title={title} />
      <ManifestCsv prod_id={prod_id} title={title} />
      <Link
        className={css.rowLink}
        aria-label={t('move_all_of', { title })}
        to={adminLink('departures', { id: prod_id })}
      >
        {t('move_all')}
      </Link>
    </span>
  );
}

function ManifestCsv({ prod_id, title }: { readonly prod_id: string; readonly title: string }): ReactNode {
  const t = useT('bookingGate');
  const { busy, save } = useDownload();
  return (
    <Button
      kind="secondary"
      busy={busy}
      aria-label={t('dep_csv_of', { title })}
      onClick={() => void save(adminManifestCsv, { prod_id })}
    >
      {t('dep_csv')}
    </Button>
  );
}

/** Shows how many people paid and are needed, and what to do (REFUND-4). */
function PaidPeople({ departure }: { readonly departure: AdminDeparture }): ReactNode {
  const t = useT('bookingGate');
  const { prod_id, prod_title, paid_cnt, min_cnt } = departure;
  const state = minimumState(departure);
  return (
    <div>
      {paid_cnt}
      {state !== 'none' && <span className={css.more}>{t('dep_minimum', { count: min_cnt })}</span>}
      {(state === 'short' || state === 'decide') && <span className={css.lacks}>{t(`dep_${state}`)}</span>}
      {state === 'decide' && (
        <Link
          className={css.rowLink}
          aria-label={t('dep_cancel_of', { title: prod_title })}
          to={adminLink('cancellations', { id: prod_id, reason: 'minimum' })}
        >
          {t('dep_cancel')}
        </Link>
      )}
    </div>
  );
}

function PrintManifest({ prod_id, title }: { readonly prod_id: string; readonly title: string }): ReactNode {
  const t = useT('bookingGate');
  const [busy, setBusy] = useState(false);
  const [manifest, setManifest] = useState<GateManifest | null>(null);
  const done = useCallback(() => setManifest(null), []);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      const [taken] = await call(gateManifest, { prod_id });
      setManifest(taken ?? null);
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="secondary" busy={busy} aria-label={t('print_of', { title })} onClick={() => void print()}>
        {t('print')}
      </Button>
      {manifest && <PrintedList manifest={manifest} onDone={done} />}
    </>
  );
}
