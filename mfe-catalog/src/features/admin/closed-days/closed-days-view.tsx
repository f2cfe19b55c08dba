import { DialogButton, ViewHead } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { useT } from '@narae/shell-sdk';
import formCss from '../admin.module.css';
import css from './closed-days.module.css';
import { ClosedDaysList } from './closed-days-list.tsx';

/** Closed days of the whole shop (CATALOG-22). */
export function ClosedDaysView(): ReactNode {
  const names = useAdminNames();
  const t = useT('catalogAdmin');
  return (
    <section className={formCss.form} aria-labelledby="closed-days-title">
      <ViewHead
        id="closed-days-title"
        title={names.kind('closedDays')}
        action={
          <DialogButton label={t('closed_add')} load={() => import('./closed-days-dialog.tsx')}>
            {(Dialog, close) => <Dialog onClose={close} />}
          </DialogButton>
        }
      />
      <p className={css.note}>{t('closed_shop_note')}</p>
      <ClosedDaysList />
    </section>
  );
}
