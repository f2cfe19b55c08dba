import type { AdminDeparture } from '@narae/contracts';
import { adminDepartures } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import '../../../shared/gate/texts.ts';
import { DepartureTable } from './departure-table.tsx';
import css from './departures.module.css';

/** The departures to come with their people and seats, the next first (TICKET-8). */
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
