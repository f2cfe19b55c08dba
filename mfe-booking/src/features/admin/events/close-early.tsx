import type { AdminEvent } from '@narae/contracts';
import { adminEventClose } from '@narae/contracts/rows';
import { call, confirm, useFormat, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useChange } from '@narae/shell-sdk/admin';
import css from './events.module.css';
import { useRefreshEvents } from './use-refresh-events.ts';

/** Takes no more reservations before the last day, or takes them again (EVENT-10). */
export function CloseEarly({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { busy, change } = useChange(useRefreshEvents());
  const { event_id, closed_yn, end_day, state } = event;
  const closed = closed_yn === 'Y';
  const close = async (): Promise<void> => {
    const agreed =
      closed ||
      (await confirm({
        title: t('ev_close_title'),
        text: t('ev_close_text'),
        ok: t('ev_close'),
        tone: 'danger',
      }));
    if (!agreed) return;
    await change(
      () => call(adminEventClose, { event_id, closed: !closed }),
      t(closed ? 'ev_opened' : 'ev_closed'),
    );
  };
  return (
    <div className={css.form}>
      <h3>{t('ev_closing')}</h3>
      <p className={css.note}>
        {t(closed ? 'ev_is_closed' : state === 'ended' ? 'ev_is_over' : 'ev_takes_until', {
          day: format.date(end_day),
        })}
      </p>
      {state !== 'ended' && (
        <Button kind={closed ? 'secondary' : 'danger'} busy={busy} onClick={() => void close()}>
          {t(closed ? 'ev_open_again' : 'ev_close')}
        </Button>
      )}
    </div>
  );
}
