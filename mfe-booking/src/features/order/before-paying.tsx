import type { OrderDetail } from '@narae/contracts';
import { refundDates, seoulDay } from '@narae/rules';
import { href, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { Checkbox, LineItems } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

interface BeforePayingProps {
  readonly booking: OrderDetail;
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onAgree: (agreed: boolean) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** What the buyer should know and agree to right before paying: refunds with their dates, terms and privacy (PAY-16). */
export function BeforePaying({ booking, agreed, error, onAgree, ref }: BeforePayingProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { lanTp } = useLocale();
  const today = seoulDay(new Date());
  const steps = refundDates(booking.ymd_format, booking.refund_schedule).filter(
    ({ until }) => until >= today,
  );
  return (
    <section className={css.block}>
      <h2>{t('refund_dates')}</h2>
      <LineItems
        lines={steps.map(({ until, pct }) => ({
          label: t('refund_until', { date: format.date(until, 'day') }),
          amount: t('refund_share', { pct }),
        }))}
      />
      <p className={css.soft}>{t('refund_note')}</p>
      <div>
        <Checkbox
          ref={ref}
          label={t('consent')}
          checked={agreed}
          error={error}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <p className={css.legal}>
          {(['termsInfo', 'policyInfo'] as const).map((page) => (
            <a key={page} href={href(page, { lan_tp: lanTp })} target="_blank" rel="noreferrer">
              {common(page === 'termsInfo' ? 'nav_terms' : 'nav_privacy')} ({common('opens_in_new_window')})
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
