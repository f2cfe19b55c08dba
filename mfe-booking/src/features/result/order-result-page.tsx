import { pageLink, useReqParam, useSession, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState, ErrorState, Spinner, SuccessState } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { announceTo } from '../../shared/pay-channel.ts';
import { usePayOutcome } from '../../shared/use-pay-outcome.ts';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';

/** /orderResult: what happened, what comes next, where to find it again; all from the server (PAY-8). */
export default function OrderResultPage(): ReactNode {
  return (
    <section className={css.page}>
      <Outcome />
    </section>
  );
}

function Outcome(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { user } = useSession();
  const refno = useReqParam('refno');
  const asked = useReqParam('cart_id');
  const { outcome, cart_id: owned, failed, again } = usePayOutcome(refno);
  // News may come before the provider's window is back: it may close then, because the result is shown here.
  useEffect(() => (refno ? announceTo(refno, () => undefined) : undefined), [refno]);
  const cart_id = owned || asked;

  if (failed) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('result_unknown')}
        action={<Button onClick={again}>{common('btn_retry')}</Button>}
      >
        {t('result_unknown_text')}
      </ErrorState>
    );
  }
  if (!refno || outcome === null) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('result_none')}
        action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
      >
        {t('result_none_text')}
      </EmptyState>
    );
  }
  if (outcome === undefined || outcome === 'waiting') {
    return (
      <div className={css.waiting} role="status">
        <Spinner size="large" label={t('result_waiting')} />
        <h1>{t('result_waiting')}</h1>
        <p>{t('result_waiting_text')}</p>
        <p className={css.soft}>{refno}</p>
      </div>
    );
  }
  const reference = <p className={css.soft}>{t('result_reference', { refno })}</p>;
  if (outcome === 'paid') {
    return (
      <SuccessState
        headingLevel={1}
        title={t('result_paid')}
        action={
          <div className={css.actions}>
            {user && (
              <ButtonLink kind="accent" link={pageLink('myinfo')}>
                {t('to_my_info')}
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" link={pageLink('home')}>
              {common('btn_home')}
            </ButtonLink>
          </div>
        }
      >
        <p>{t('result_paid_text')}</p>
        {reference}
      </SuccessState>
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={t(`result_${outcome}`)}
      action={
        cart_id ? (
          <ButtonLink kind="accent" link={pageLink('orderConfirm', { cart_id })}>
            {t('back_to_order')}
          </ButtonLink>
        ) : (
          <ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>
        )
      }
    >
      <p>{t(`result_${outcome}_text`)}</p>
      {reference}
    </ErrorState>
  );
}
