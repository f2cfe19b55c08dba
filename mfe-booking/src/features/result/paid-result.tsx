import { pageLink, useLocale, useSession, useT } from '@narae/shell-sdk';
import { ButtonLink, SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';
import { ReturnHome } from './return-home.tsx';

interface PaidResultProps {
  /** The payment this page was opened for: the shopper is on the way home from it. */
  readonly refno?: string;
}

/** The order is paid: where it can be found again, and home by itself after a while. */
export function PaidResult({ refno }: PaidResultProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const { user } = useSession();
  const { lanTp } = useLocale();
  return (
    <>
      <SuccessState
        headingLevel={1}
        title={t('result_paid')}
        action={
          <div className={css.actions}>
            {user && (
              <ButtonLink kind="accent" link={pageLink('myinfo', { lan_tp: lanTp })}>
                {t('to_my_info')}
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" link={pageLink('home', { lan_tp: lanTp })}>
              {common('btn_home')}
            </ButtonLink>
          </div>
        }
      >
        <p>{errors('order_success_msg')}</p>
        {refno && <p className={css.soft}>{t('result_reference', { refno })}</p>}
      </SuccessState>
      {refno && <ReturnHome refno={refno} />}
    </>
  );
}
