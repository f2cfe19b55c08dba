import type { LeavePreviewBooking } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './leave.module.css';
import './texts.ts';

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What ends, what is deleted and what the law keeps, with counts of what there is (ACCOUNT-11, DOC-9). */
export function LeaveSummary({ booking }: { readonly booking: LeavePreviewBooking }): ReactNode {
  const t = useT('accountLeave');
  const format = useFormat();
  const { cart_cnt, reservation_cnt, waiting_cnt, custom_cnt, papers_cnt, companion_cnt } = booking;
  const { order_cnt, kept_until } = booking;
  const some = (count: number, line: string): string[] => (count > 0 ? [line] : []);
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('intro')}</p>
      <Part
        title={t('ends_title')}
        lines={[
          t('ends_sessions'),
          ...some(cart_cnt, t('ends_cart', { count: cart_cnt })),
          ...some(reservation_cnt, t('ends_reservation', { count: reservation_cnt })),
          ...some(waiting_cnt, t('ends_waiting', { count: waiting_cnt })),
          ...some(custom_cnt, t('ends_custom', { count: custom_cnt })),
        ]}
      />
      <Part
        title={t('goes_title')}
        lines={[
          t('goes_person'),
          ...some(papers_cnt, t('goes_papers', { count: papers_cnt })),
          ...some(companion_cnt, t('goes_companions', { count: companion_cnt })),
        ]}
      />
      <Part
        title={t('kept_title')}
        lines={[
          kept_until === null
            ? t('kept_none')
            : t('kept_orders', { count: order_cnt, day: format.date(kept_until, 'day') }),
        ]}
      />
    </div>
  );
}
