import type { TravellerFile } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { Badge, ButtonLink, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './documents.module.css';

type Check = NonNullable<TravellerFile['check']>;

const looks: Readonly<Record<Check['state'], BadgeState>> = {
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};

interface DocumentCheckProps {
  readonly check: Check;
  readonly cart_id: string | undefined;
}

/** How the travel desk has decided on a document; of a rejected one why, and where another one is handed in. */
export function DocumentCheck({ check: { state, rejection }, cart_id }: DocumentCheckProps): ReactNode {
  const t = useT(namespace);
  return (
    <div className={css.check} role="status">
      <Badge state={looks[state]}>{t(`document_${state}`)}</Badge>
      {rejection && (
        <>
          <p>{rejection.text}</p>
          {rejection.note && (
            <p className={css.words}>
              <span className={css.origin}>{t('document_desk_note')}</span>
              {rejection.note}
            </p>
          )}
          {cart_id && (
            <ButtonLink kind="secondary" link={pageLink('reservInfo', { cart_id })}>
              {t('document_replace')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
