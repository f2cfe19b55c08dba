import type { OrderDetail } from '@narae/contracts';
import { seatsNeeded } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Button, Countdown, Spinner } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';
import type { useHold } from './use-hold.ts';

/** The held seats and how long they stay so, in amber, with what happens when the time ends (look). */
export function HoldNotice({
  booking,
  holding,
}: {
  readonly booking: OrderDetail;
  readonly holding: ReturnType<typeof useHold>;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { hold, take, end } = holding;
  if (hold.state === 'asking') return <Spinner label={t('hold_asking')} />;
  if (hold.state === 'held') {
    return (
      <Countdown
        endsAt={hold.endsAt}
        label={common('seats_held', { count: seatsNeeded(booking, booking) })}
        note={t('hold_note')}
        onEnd={end}
      />
    );
  }
  return (
    <div className={css.ended} role="alert">
      <p>{hold.state === 'ended' ? t('hold_ended') : hold.text}</p>
      <Button kind="secondary" onClick={() => void take()}>
        {t('hold_again')}
      </Button>
    </div>
  );
}
