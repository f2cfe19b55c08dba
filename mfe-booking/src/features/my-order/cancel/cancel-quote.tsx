import type { CancelQuote, CancelTier, MyOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems, Checkbox, ChoiceGroup, RadioCard } from '@narae/ui';
import { type ReactNode, useId } from 'react';
import { useDeadline } from '../../../shared/deadline.ts';
import css from './cancel.module.css';

interface QuoteViewProps {
  readonly order: Pick<MyOrder, 'balance_due' | 'prod_price_tp'>;
  readonly quote: CancelQuote;
}

/** The refund in the charged currencies, with later steps of the schedule (REFUND-3). */
export function QuotedRefund({ order, quote }: QuoteViewProps): ReactNode {
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

/** In Seoul, and on the reader's clock where that shows another time. */
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

interface TravellerChoiceProps {
  readonly order: MyOrder;
  /** Null means the whole order. */
  readonly leaving: readonly string[] | null;
  readonly onChange: (leaving: readonly string[] | null) => void;
}

/** Packages for a number of people are cancelled whole (REFUND-2). */
export function TravellerChoice({ order, leaving, onChange }: TravellerChoiceProps): ReactNode {
  const t = useT('bookingCancel');
  const common = useT('common');
  const errors = useT('errors');
  const name = useId();
  const { travellers, package_cnt } = order;
  if (travellers.length < 2) return null;
  if (package_cnt > 0) return <p className={css.plain}>{errors('cancel_package_whole')}</p>;
  const toggle = (id: string, leaves: boolean): void =>
    onChange(
      travellers
        .map(({ rv_mem_id }) => rv_mem_id)
        .filter((traveller) => (traveller === id ? leaves : leaving?.includes(traveller))),
    );
  return (
    <>
      <ChoiceGroup legend={t('who')}>
        <RadioCard
          name={name}
          title={t('who_all')}
          checked={leaving === null}
          onChange={() => onChange(null)}
        />
        <RadioCard
          name={name}
          title={t('who_some')}
          checked={leaving !== null}
          onChange={() => onChange([])}
        />
      </ChoiceGroup>
      {leaving && (
        <ChoiceGroup legend={t('who_leaves')}>
          {travellers.map(({ rv_mem_id, mem_nm, mem_type, sort_order }) => {
            const category = `${common(`traveller_${mem_type}`)} ${sort_order}`;
            return (
              <Checkbox
                key={rv_mem_id}
                label={mem_nm || category}
                note={mem_nm ? category : undefined}
                checked={leaving.includes(rv_mem_id)}
                onChange={({ target }) => toggle(rv_mem_id, target.checked)}
              />
            );
          })}
        </ChoiceGroup>
      )}
    </>
  );
}
