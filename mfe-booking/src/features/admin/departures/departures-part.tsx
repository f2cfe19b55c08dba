import '../../../shared/gate/texts.ts';
import type { AdminDeparture, GateManifest } from '@narae/contracts';
import { adminDepartures, adminManifestCsv, gateManifest } from '@narae/contracts/rows';
import { useT, Link, linkTo, useFormat, call, toast } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { type ReactNode, useCallback, useState } from 'react';
import { Table, Button } from '@narae/ui';
import { minimumState } from '@narae/rules';
import css from './departures.module.css';
import { DepartureCounts, PrintedList } from '../../../shared/gate/printed-list.tsx';
import { useDownload } from '../use-download.ts';
import { adminLink } from '../address.ts';

/** Departures with people and seats, the next first (TICKET-8). */
export default function DeparturesPart(): ReactNode {
  const t = useT('bookingGate');
  const admin = useT('bookingAdmin');
  const pages = useCallPages(adminDepartures, {}, ({ next }) => (next ? { after: next } : undefined), {
    staleTime: 0,
  });
  return (
    <section className={css.part} aria-labelledby="departures-title">
      <ViewHead id="departures-title" title={admin('part_departures')} />
      <p className={css.note}>{t('dep_capacity_note')}</p>
      <PagedRows pages={pages} rowsOf={({ departures }) => departures} none={t('dep_none')}>
        {(departures: readonly AdminDeparture[]) => <DepartureTable departures={departures} />}
      </PagedRows>
    </section>
  );
}

function DepartureTable({ departures }: { readonly departures: readonly AdminDeparture[] }): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  return (
    <Table
      caption={t('dep_caption')}
      captionHidden
      dense
      named
      rows={departures}
      rowKey={({ prod_id }) => prod_id}
      columns={[
        {
          key: 'departure',
          header: t('dep_departure'),
          cell: ({ prod_id, prod_title, ymd_format }) => (
            <div>
              <Link className={css.rowLink} {...linkTo('adminGate', { prod_id })}>
                {prod_title}
              </Link>
              <span className={css.more}>{format.date(ymd_format, 'day')}</span>
            </div>
          ),
        },
        {
          key: 'seats',
          header: t('dep_seats'),
          cell: ({ seats }) => (
            <div>
              {t('dep_seats_of', { left: seats.left, capacity: seats.capacity })}
              <span className={css.more}>
                {t('dep_seats_taken', { paid: seats.paid, held: seats.held, offered: seats.offered })}
              </span>
            </div>
          ),
        },
        { key: 'paid', header: t('dep_paid'), numeric: true, cell: (row) => <PaidPeople departure={row} /> },
        {
          key: 'people',
          header: t('dep_people'),
          cell: (departure) => <DepartureCounts departure={departure} />,
        },
        {
          key: 'list',
          header: t('dep_list'),
          cell: ({ prod_id, prod_title, paid_cnt }) =>
            paid_cnt > 0 && (
              <span className={css.tools}>
                <PrintManifest prod_id={prod_id} title={prod_title} />
                <ManifestCsv prod_id={prod_id} title={prod_title} />
              </span>
            ),
        },
      ]}
    />
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
