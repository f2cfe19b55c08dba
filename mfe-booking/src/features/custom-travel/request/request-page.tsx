import '../../../shared/custom/texts.ts';
import { customTravelDetail } from '@narae/contracts/rows';
import { ApiError, pageLink, useT, useFormat, useTitle } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, NotFoundState, Skeleton, Badge, LineItems } from '@narae/ui';
import { type ReactNode, useId } from 'react';
import type { CustomTrip, CustomTripStep, GivenQuote } from '@narae/contracts';
import css from './custom-request.module.css';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';
import { tripLook } from '../../../shared/custom/trip-facts.ts';
import { RequestActions } from './request-actions.tsx';
import { type CodeTables, useCodeTables, useRequestLines } from '../../../shared/custom/code-tables.ts';

export function RequestPage({ request_id }: { readonly request_id: string }): ReactNode {
  const t = useT('bookingCustom');
  const result = useCall(customTravelDetail, { request_id }, { staleTime: 0, live: 'booking' });
  const { error } = result;
  if (!result.data && error instanceof ApiError && error.status === 404) return <NoRequest />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <Skeleton shape="form" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('request_fail'), children: t('request_fail_text') }}
    >
      {(trip) => <RequestView trip={trip} />}
    </Loaded>
  );
}

function NoRequest(): ReactNode {
  const t = useT('bookingCustom');
  return (
    <NotFoundState
      headingLevel={1}
      title={t('request_none')}
      action={<ButtonLink link={pageLink('myinfo')}>{t('to_requests')}</ButtonLink>}
    >
      {t('request_none_text')}
    </NotFoundState>
  );
}

function RequestView({ trip }: { readonly trip: CustomTrip }): ReactNode {
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
          {t('request_number', { number: trip.request_id })} · {format.date(trip.reg_date, 'local')}
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
          <RequestFold trip={trip} open={!quote} />
        </div>
        <div className={css.side}>
          <RequestActions trip={trip} />
          <Timeline steps={trip.steps} />
        </div>
      </div>
    </section>
  );
}

function Timeline({ steps }: { readonly steps: readonly CustomTripStep[] }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 className={css.cardTitle} id={id}>
        {t('history')}
      </h2>
      <ol className={css.steps} role="list">
        {steps.toReversed().map((step, at) => (
          <li key={steps.length - at}>
            <p className={css.stepHead}>
              <strong>{t(`step_${step.what}`, { number: step.quote_no })}</strong>
              <time className={css.soft} dateTime={step.at}>
                {format.date(step.at, 'local')}
              </time>
            </p>
            {step.text && <p className={css.said}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lines of a request as most of them are. */
const FACTS = 7;

function RequestFold({ trip, open }: { readonly trip: CustomTrip; readonly open: boolean }): ReactNode {
  const t = useT('bookingCustom');
  const tables = useCodeTables();
  return (
    <details className={css.fold} open={open}>
      <summary className={css.foldTitle}>{t('asked_for')}</summary>
      <Loaded
        result={tables}
        waiting={<Skeleton shape="fact" count={FACTS} />}
        failed={{ title: t('form_fail'), children: t('form_fail_text'), compact: true }}
      >
        {(codes) => <RequestLines trip={trip} tables={codes} />}
      </Loaded>
    </details>
  );
}

function RequestLines({
  trip,
  tables,
}: {
  readonly trip: CustomTrip;
  readonly tables: CodeTables;
}): ReactNode {
  const requestLines = useRequestLines(tables);
  return <LineItems lines={requestLines(trip)} />;
}

/** Replaced quotes stay readable, newest first (CUSTOM-8). */
function OlderQuotes({ quotes }: { readonly quotes: readonly GivenQuote[] }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  return quotes.toReversed().map((quote) => (
    <details key={quote.quote_no} className={css.fold}>
      <summary className={css.foldTitle}>
        {t('quote_old', { number: quote.quote_no, day: format.date(quote.reg_date, 'local') })}
      </summary>
      <QuoteView quote={quote} />
    </details>
  ));
}
