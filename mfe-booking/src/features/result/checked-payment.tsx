import { pageLink, useLocale, useSession, useT } from '@narae/shell-sdk';
import { ButtonLink, Spinner } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';

/** A payment whose outcome is not known yet (PAY-13): it will show here by itself, and nobody has to wait for it. */
export function CheckedPayment({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { user } = useSession();
  const { lanTp } = useLocale();
  return (
    <div className={css.waiting}>
      <div className={css.waiting} role="status">
        <Spinner size="large" label="" />
        <h1>{t('result_waiting')}</h1>
        <p>{t('result_waiting_text')}</p>
      </div>
      <p className={css.soft}>{t('result_reference', { refno })}</p>
      <div className={css.actions}>
        {user && (
          <ButtonLink kind="secondary" link={pageLink('myinfo', { lan_tp: lanTp })}>
            {t('to_my_info')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" link={pageLink('home', { lan_tp: lanTp })}>
          {common('btn_home')}
        </ButtonLink>
      </div>
    </div>
  );
}
