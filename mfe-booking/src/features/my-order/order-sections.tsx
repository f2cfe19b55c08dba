import type { MyOrder, OrderTraveller, OrderPayment, OrderStep } from '@narae/contracts';
import { useT, useFormat } from '@narae/shell-sdk';
import { LineItems, Reference } from '@narae/ui';
import type { ReactNode } from 'react';
import { desk, deskMailHref, deskTelHref } from '@narae/contracts/desk';
import { shownTel } from '@narae/rules';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { useDepositLines } from '../../shared/deposit-lines.ts';
import css from './my-order.module.css';
import { Section } from './section.tsx';
import { RejectionText } from '../../shared/people/rejection-text.tsx';

/** As agreed (MONEY-5, MONEY-11). */
export function PriceSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const linesOf = useBookingLines();
  const depositLines = useDepositLines()(order);
  return (
    <Section title={t('price')}>
      <LineItems {...linesOf(order)} />
      {order.txn_type !== 'P' && depositLines.length > 0 && <LineItems lines={depositLines} />}
      {order.agreed && <p className={css.soft}>{t('price_frozen')}</p>}
      {!order.agreed && order.txn_type === 'T' && <p className={css.soft}>{t('price_today')}</p>}
    </Section>
  );
}

/** With how their documents stand (DOC-1). */
export function TravellersSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const { travellers } = order;
  return (
    <Section title={t('travellers')}>
      {travellers.length === 0 ? (
        <p className={css.plain}>{t('travellers_none')}</p>
      ) : (
        <ul className={css.rows} role="list">
          {travellers.map(({ rv_mem_id, mem_type, sort_order, mem_nm, papers }) => (
            <li key={rv_mem_id}>
              <p className={css.rowHead}>
                <strong>{mem_nm}</strong>
                <span className={css.soft}>
                  {common(`traveller_${mem_type}`)} {sort_order}
                </span>
              </p>
              <TravellerDocuments papers={papers} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** And why one was rejected (DOC-11). */
function TravellerDocuments({ papers }: Pick<OrderTraveller, 'papers'>): ReactNode {
  const t = useT('bookingMyOrder');
  if (papers.length === 0) return null;
  return (
    <ul className={css.papers} role="list">
      {papers.map(({ file_type, state, rejection }) => (
        <li key={file_type}>
          <span className={css.paper} data-state={state}>
            <span>{t(`paper_${file_type}`)}</span>
            <span className={css.paperState}>{t(`paper_${state}`)}</span>
          </span>
          {rejection && (
            <p className={css.plain}>
              <RejectionText rejection={rejection} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function OrderContactSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const yours = [order.buyername, shownTel(order.tel), order.email, order.area].filter((item) => item !== '');
  return (
    <Section title={t('contact')}>
      {yours.length > 0 && (
        <div>
          <h3 className={css.small}>{t('contact_you')}</h3>
          {yours.map((line) => (
            <p key={line} className={css.plain}>
              {line}
            </p>
          ))}
        </div>
      )}
      <div>
        <h3 className={css.small}>{t('contact_desk')}</h3>
        <p className={css.plain}>
          <a className={css.reach} href={deskTelHref}>
            {desk.tel}
          </a>
        </p>
        <p className={css.plain}>
          <a className={css.reach} href={deskMailHref(t('contact_subject', { order: order.order_id }))}>
            {desk.email}
          </a>
        </p>
        <p className={css.soft}>{common('footer_hours')}</p>
      </div>
    </Section>
  );
}

export function PaymentsSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <Section title={t('payments')}>
      {order.payments.length === 0 ? (
        <p className={css.plain}>{t('payments_none')}</p>
      ) : (
        <ul className={css.rows} role="list">
          {order.payments.map((payment) => (
            <Payment key={payment.refno} payment={payment} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Payment({ payment }: { readonly payment: OrderPayment }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { refno, transid, pay_type_nm, amount, currency, state, due, paid_at } = payment;
  return (
    <li>
      <p className={css.rowHead}>
        <strong>{format.money(amount, currency)}</strong>
        <span>
          {pay_type_nm} · {t(`pay_${state}`)}
        </span>
      </p>
      {due && <p className={css.plain}>{t(`pay_for_${due}`)}</p>}
      <dl className={css.references}>
        <div>
          <dt>{format.date(paid_at, 'local')}</dt>
        </div>
        <div>
          <dt>{t('pay_refno')}</dt>
          <dd>
            <Reference>{refno}</Reference>
          </dd>
        </div>
        {transid && (
          <div>
            <dt>{t('pay_transid')}</dt>
            <dd>
              <Reference>{transid}</Reference>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** What happened, newest first, with time and person (ORDER-13). */
export function TimelineSection({ steps }: { readonly steps: readonly OrderStep[] }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <Section title={t('timeline')}>
      <ol className={css.steps} role="list">
        {steps.toReversed().map(({ what, by, at }, i) => (
          <li key={steps.length - i} className={css.step}>
            <strong>{t(`step_${what}`)}</strong>
            <span className={css.soft}>
              <time dateTime={at}>{format.date(at, 'local')}</time> · {t(`by_${by}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.soft}>{t('timeline_zone')}</p>
    </Section>
  );
}
