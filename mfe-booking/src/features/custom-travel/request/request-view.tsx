import type { CustomTrip } from '@narae/contracts';
import { useFormat, useT, useTitle } from '@narae/shell-sdk';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';
import { tripLook } from '../../../shared/custom/trip-states.ts';
import css from './custom-request.module.css';
import { OlderQuotes } from './older-quotes.tsx';
import { RequestActions } from './request-actions.tsx';
import { Timeline } from './timeline.tsx';
import { WishFold } from './wish-fold.tsx';

/** A request from top to bottom: its state and what comes next, the quote that stands, what can be done, and what has happened. */
export function RequestView({ trip }: { readonly trip: CustomTrip }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  const { badge, label, next } = tripLook(trip);
  const quote = trip.quotes.at(-1);
  useTitle(`${t('request_title')} · ${trip.request_id}`);
  return (
    <section className={css.page}>
      <header className={css.head}>
        <Badge state={badge}>{t(label)}</Badge>
        <h1 className={css.title}>{t('request_title')}</h1>
        <p className={css.soft}>
          {t('request_number', { number: trip.request_id })} · {format.date(trip.reg_date)}
        </p>
        <p className={css.next} role="status">
          {t(next)}
        </p>
      </header>
      <div className={css.split}>
        <div className={css.main}>
          {quote && (
            <section className={css.card} aria-label={t('quote_no', { number: quote.quote_no })}>
              <h2 className={css.cardTitle}>{t('quote_no', { number: quote.quote_no })}</h2>
              <QuoteView quote={quote} />
            </section>
          )}
          <OlderQuotes quotes={trip.quotes.slice(0, -1)} />
          <WishFold trip={trip} open={!quote} />
        </div>
        <div className={css.side}>
          <RequestActions trip={trip} />
          <Timeline steps={trip.steps} />
        </div>
      </div>
    </section>
  );
}
