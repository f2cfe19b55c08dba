import { Link, useT } from '@narae/shell-sdk';
import type { Trouble } from '@narae/shell-sdk/host';
import { Button, ButtonLink, ErrorState, IconRetry } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './trouble-box.module.css';

/** A part of the page that did not come: what happened, try again, or go home. The rest of the page works. */
export function TroubleBox({ kind, retry }: Trouble): ReactNode {
  const t = useT('shell');
  return (
    <div data-trouble={kind} className={css.box}>
      <ErrorState
        title={t(`trouble_${kind}_title`)}
        action={
          <span className={css.actions}>
            <Button icon={<IconRetry size={20} />} onClick={retry}>
              {t('trouble_retry')}
            </Button>
            <ButtonLink kind="quiet" link={(props) => <Link to="/" {...props} />}>
              {t('trouble_home')}
            </ButtonLink>
          </span>
        }
      >
        {t(`trouble_${kind}_text`)}
      </ErrorState>
    </div>
  );
}
