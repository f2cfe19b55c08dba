import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import type { Unavailable } from './unavailable.ts';

/** In place of the form: why the product cannot be booked, said at once, and whom to turn to. */
export function UnavailableNote({ reason }: { readonly reason: Unavailable }): ReactNode {
  const t = useT(namespace);
  return (
    <>
      <p className={css.text}>{t(reason.note)}</p>
      <ButtonLink kind="quiet" link={pageLink('companyInfo')}>
        {t('contact_us')}
      </ButtonLink>
    </>
  );
}
