import type { AdminEvent } from '@narae/contracts';
import { adminEventClose } from '@narae/contracts/rows';
import { call, confirm, toast, useFormat, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './events.module.css';
import { useRefreshEvents } from './use-refresh-events.ts';

/** Takes no more reservations before the last day, or takes them again (EVENT-10). */
export function CloseEarly({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const refresh = useRefreshEvents();
  const [busy, setBusy] = useState(false);
  const { event_id, closed_yn, end_day, state } = event;
  const closed = closed_yn === 'Y';
  const change = async (): Promise<void> => {
    const agreed =
      closed ||
      (await confirm({
        title: t('ev_close_title'),
        text: t('ev_close_text'),
        ok: t('ev_close'),
        tone: 'danger',
      }));
    if (!agreed || busy) return;
    setBusy(true);
    try {
      await call(adminEventClose, { event_id, closed: !closed });
      toast.show({ text: t(closed ? 'ev_opened' : 'ev_closed'), kind: 'success' });
      await refresh();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
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
        <Button kind={closed ? 'secondary' : 'danger'} busy={busy} onClick={() => void change()}>
          {t(closed ? 'ev_open_again' : 'ev_close')}
        </Button>
      )}
    </div>
  );
}
