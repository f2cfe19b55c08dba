import { useT } from '@narae/shell-sdk';
import { Button, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';
import { RETURN_SECONDS, useReturnHome } from './use-return-home.ts';

/** Says that the page leads home by itself, and stays when it is told to (PAY-8). */
export function ReturnHome({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  const { left, stay } = useReturnHome(refno);
  if (left === null) return null;
  return (
    <div className={css.leaving}>
      {/* The seconds are for the eye; said aloud once, not five times. */}
      <p aria-hidden="true">{t('return_home', { seconds: left })}</p>
      <VisuallyHidden>
        <span role="status">{t('return_home', { seconds: RETURN_SECONDS })}</span>
      </VisuallyHidden>
      <Button kind="secondary" onClick={stay}>
        {t('return_home_stay')}
      </Button>
    </div>
  );
}
