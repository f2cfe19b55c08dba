import type { AdminEvent } from '@narae/contracts';
import { eventInfoUpdate } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useChange } from '@narae/shell-sdk/admin';
import css from './events.module.css';
import { useRefreshEvents } from './use-refresh-events.ts';

/** Most places an event can have; the catalogue's own limit. */
const MOST_PLACES = 100_000;

/** Sets how many places are left to give away; the total follows (EVENT-2). */
export function PlacesForm({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const { busy, change } = useChange(useRefreshEvents());
  const [typed, setTyped] = useState(String(Math.max(0, event.remaining)));
  const left = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : NaN;
  const fits = left <= MOST_PLACES;
  const save = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (!fits) return;
    await change(
      () => call(eventInfoUpdate, { event_id: event.event_id, personnel_cnt: left }),
      t('ev_places_saved'),
    );
  };
  return (
    <form className={css.form} onSubmit={(submitted) => void save(submitted)} noValidate>
      <h3>{t('ev_places')}</h3>
      <TextField
        label={t('ev_places_left')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={fits && t('ev_places_hint', { total: event.taken + event.offered + left })}
        error={!fits && t('ev_places_wrong')}
      />
      <Button type="submit" busy={busy}>
        {t('ev_places_save')}
      </Button>
    </form>
  );
}
