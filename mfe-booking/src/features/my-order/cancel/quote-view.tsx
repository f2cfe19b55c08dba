import type { CancelQuote, CancelTier, MyOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { useDeadline } from '../../../shared/deadline.ts';
import css from './cancel.module.css';

interface QuoteViewProps {
  readonly order: Pick<MyOrder, 'balance_due' | 'prod_price_tp'>;
  readonly quote: CancelQuote;
}

/** What comes back and what is kept now, in what was charged, and what every later step of the schedule would give (REFUND-3). */
export function QuoteView({ order, quote }: QuoteViewProps): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { sums, tiers, pct } = quote;
  return (
    <>
      {sums.map(({ currency, charged, kept, refunded }) => (
        <LineItems
          key={currency}
          lines={[
            { label: t('charged'), amount: format.money(charged, currency) },
            { label: t('kept'), amount: format.money(kept, currency) },
          ]}
          total={{
            label: t('refunded'),
            note: t('refunded_pct', { pct: format.percent(pct / 100) }),
            amount: format.money(refunded, currency),
          }}
        />
      ))}
      {order.balance_due && (
        <p className={css.soft}>
          {t('quote_balance', { amount: format.money(order.balance_due, order.prod_price_tp) })}
        </p>
      )}
      <p className={css.soft}>{t('refund_way')}</p>
      {tiers.length > 0 && (
        <div>
          <h3 className={css.small}>{t('tiers')}</h3>
          <ol className={css.tiers} role="list">
            {tiers.map((tier, at) => (
              <Tier key={tier.until} tier={tier} now={at === 0} />
            ))}
          </ol>
          <p className={css.soft}>{t('moment_counts')}</p>
        </div>
      )}
    </>
  );
}

/** A step with its last moment in Seoul, and on the reader's clock where that shows another. */
function Tier({ tier, now }: { readonly tier: CancelTier; readonly now: boolean }): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { seoul, local } = useDeadline()(tier.until);
  const back = tier.refunds.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  return (
    <li className={css.tier} aria-current={now ? 'step' : undefined}>
      <span>
        <time dateTime={tier.until}>{t('tier_until', { time: seoul })}</time>
        {local && <span className={css.local}>{t('tier_local', local)}</span>}
        {now && <span className={css.now}>{t('tier_now')}</span>}
      </span>
      <strong className={css.back}>
        {back} <span className={css.pct}>({format.percent(tier.pct / 100)})</span>
      </strong>
    </li>
  );
}
