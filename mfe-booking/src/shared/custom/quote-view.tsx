import type { CustomQuote, GivenQuote, LanTp } from '@narae/contracts';
import { addDays } from '@narae/rules';
import { currencyOf, LAN_TPS, LANGUAGES, useFormat, useLocale, usePartyText, useT } from '@narae/shell-sdk';
import { useId, type ReactNode } from 'react';
import { useDeadline } from '../deadline.ts';
import { partyOf } from './trip-facts.ts';
import css from './quote-view.module.css';

type ShownQuote = CustomQuote & Pick<GivenQuote, 'total_krw' | 'estimates'>;

const quoteLanguage = ({ texts }: Pick<CustomQuote, 'texts'>, lanTp: LanTp): LanTp =>
  [lanTp, 'ENG' as const, ...LAN_TPS].find((language) => texts[language]) ?? lanTp;

/** As its member sees it (CUSTOM-2). */
export function QuoteView({
  quote,
  lanTp,
}: {
  readonly quote: ShownQuote;
  readonly lanTp?: LanTp;
}): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  const { lanTp: own } = useLocale();
  const id = useId();
  const language = quoteLanguage(quote, lanTp ?? own);
  const text = quote.texts[language];
  const lang = LANGUAGES[language].tag;
  if (!text) return null;
  return (
    <article className={css.quote} aria-labelledby={id}>
      <header className={css.head}>
        <h3 className={css.title} id={id} lang={lang}>
          {text.title}
        </h3>
        <p className={css.soft}>
          {[format.dateRange(quote.start_day, quote.end_day), text.place].filter(Boolean).join(' · ')}
        </p>
      </header>
      <QuotePrice quote={quote} />
      <ol className={css.days} role="list">
        {text.days.map((day, at) => (
          <li key={at} className={css.day}>
            <p className={css.dayOf}>
              {t('day_of', { day: at + 1 })} · {format.date(addDays(quote.start_day, at), 'day')}
            </p>
            <h4 className={css.dayTitle} lang={lang}>
              {day.title}
            </h4>
            {day.text && (
              <p className={css.lines} lang={lang}>
                {day.text}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Lines title={t('included')} lines={text.included} lang={lang} />
      <Lines title={t('not_included')} lines={text.not_included} lang={lang} />
    </article>
  );
}

function QuotePrice({ quote }: { readonly quote: ShownQuote }): ReactNode {
  const t = useT('bookingCustom');
  const common = useT('common');
  const format = useFormat();
  const { lanTp } = useLocale();
  const party = usePartyText();
  const { seoul, local } = useDeadline()(quote.valid_until);
  const estimate = quote.estimates.find(
    ({ currency }) => currency !== 'KRW' && currency === currencyOf(lanTp),
  );
  return (
    <dl className={css.price}>
      <div>
        <dt>{t('price')}</dt>
        <dd>
          <strong className={css.amount}>{format.money(quote.total_krw, 'KRW')}</strong>
          {estimate && (
            <span className={css.small}>
              {t('estimate', { amount: format.money(estimate.total, estimate.currency) })}
            </span>
          )}
          <span className={css.small}>
            {party(partyOf(quote, quote))} ·{' '}
            {common('price_per_person', { price: format.money(quote.price_krw, 'KRW') })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('valid_until')}</dt>
        <dd>
          {t('seoul_time', { time: seoul })}
          {local && <span className={css.small}>{t('local_time', local)}</span>}
        </dd>
      </div>
    </dl>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly lang: string;
}

function Lines({ title, lines, lang }: LinesProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4 className={css.listTitle}>{title}</h4>
      <ul className={css.list} lang={lang}>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
