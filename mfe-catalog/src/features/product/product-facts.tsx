import type { ProductDetail } from '@narae/contracts';
import { daysBetween, refundDates, seoulDay } from '@narae/rules';
import { LANGUAGES, useFormat, useT, serverTime, useOwnStart } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './product-facts.module.css';

export function ProductFacts({ product }: { readonly product: ProductDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const nights = daysBetween(product.ymd_format, product.end_ymd_format);
  const days = nights > 0 ? t('fact_days', { count: nights + 1, nights }) : '';
  const hours = product.duration_hours > 0 ? t('fact_hours', { count: product.duration_hours }) : '';
  const full = refundDates(product.ymd_format, product.refund_terms).find((step) => step.pct === 100);
  const refundUntil = full && full.until >= seoulDay(serverTime()) ? full.until : null;
  const most = product.group_max > 0 && t('fact_group_max', { count: product.group_max });
  const fewest = product.min_cnt > 0 && t('fact_group_min', { count: product.min_cnt });
  const ownStart = useOwnStart(product);
  const facts = [
    {
      label: t('fact_start'),
      text: [
        product.start_time && t('fact_start_seoul', { time: product.start_time }),
        ownStart && common('own_start', { time: ownStart }),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { label: t('fact_duration'), text: days || hours },
    {
      label: t('fact_languages'),
      text: product.guide_languages.map((lanTp) => LANGUAGES[lanTp].ownName).join(' · '),
      className: css.names,
    },
    {
      label: t('fact_group'),
      text: [most, fewest].filter(Boolean).join(' · '),
    },
    {
      label: t('fact_tickets'),
      text: product.ticket_yn === 'Y' ? t('fact_tickets_count', { count: product.ticket_cnt }) : '',
    },
    {
      label: t('fact_refund'),
      text: refundUntil ? t('fact_refund_until', { day: format.date(refundUntil, 'day') }) : '',
    },
    { label: t('fact_meeting'), text: product.meeting_point, className: css.wide },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts} aria-label={t('facts')}>
      {facts.map(({ label, text, className }) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd suppressHydrationWarning>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
