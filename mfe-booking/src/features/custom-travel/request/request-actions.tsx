import type { CustomTrip } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AskForm } from './ask-form.tsx';
import { CartWay } from './cart-way.tsx';
import css from './custom-request.module.css';
import { useRequestActions } from './use-request-actions.ts';

/** What the member can do now; when nothing is left, the way to a new request. */
export function RequestActions({ trip }: { readonly trip: CustomTrip }): ReactNode {
  const t = useT('bookingCustom');
  const [asking, setAsking] = useState(false);
  const { busy, accept, decline, withdraw } = useRequestActions(trip);
  const may = (action: CustomTrip['actions'][number]): boolean => trip.actions.includes(action);
  if (trip.state === 'accepted') return <CartWay trip={trip} />;
  if (trip.actions.length === 0) {
    return (
      <ButtonLink kind="secondary" wide link={pageLink('customTravel')}>
        {t('ask_again')}
      </ButtonLink>
    );
  }
  return (
    <section className={css.card} aria-label={t('actions')}>
      {may('accept') && (
        <Button kind="accent" wide busy={busy === 'accept'} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      )}
      {may('ask') && !asking && (
        <Button kind="secondary" wide onClick={() => setAsking(true)}>
          {t(trip.state === 'quoted' ? 'ask_change' : 'ask_more')}
        </Button>
      )}
      {may('ask') && asking && <AskForm trip={trip} onDone={() => setAsking(false)} />}
      {may('decline') && (
        <Button kind="quiet" wide busy={busy === 'decline'} onClick={() => void decline()}>
          {t('decline')}
        </Button>
      )}
      {may('withdraw') && (
        <Button kind="quiet" wide busy={busy === 'withdraw'} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </section>
  );
}
