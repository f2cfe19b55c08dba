import { adminEventReservations, adminEventClose, eventInfoUpdate } from '@narae/contracts/rows';
import {
  ApiError,
  Link,
  useFormat,
  useSearchParams,
  useT,
  call,
  confirm,
  toast,
  toastTimes,
} from '@narae/shell-sdk';
import { ViewHead, useChange } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { useCall } from '@narae/shell-sdk/query';
import {
  Loaded,
  NotFoundState,
  Skeleton,
  Badge,
  type BadgeState,
  cx,
  Button,
  FormNotice,
  TextField,
} from '@narae/ui';
import type { ReactNode } from 'react';
import type { AdminEvent } from '@narae/contracts';
import { adminLink } from '../address.ts';
import { Attendance } from './attendance.tsx';
import css from './events.module.css';
import { Messages } from './messages.tsx';
import { ReservationList } from './reservation-list.tsx';
import { useRefreshEvents } from './use-refresh-events.ts';

/** In the order of the links; `list` in the address. */
const lists = {
  reservations: ReservationList,
  attendance: Attendance,
  messages: Messages,
  settings: EventSettings,
} as const;
const names = Object.keys(lists) as readonly (keyof typeof lists)[];

export function EventView({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const admin = useT('admin');
  const format = useFormat();
  const requested = useSearchParams()[0].get('list');
  const list = names.find((name) => name === requested) ?? 'reservations';
  const List = lists[list];
  const result = useCall(adminEventReservations, { event_id }, { staleTime: 0 });
  const { error } = result;
  if (error instanceof ApiError && error.error === 'event_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="event-title">
      <Link className={css.back} to={adminLink('events')}>
        {t('ev_back')}
      </Link>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={6} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {({ event }) => (
          <>
            <ViewHead id="event-title" title={event.event_title} action={<EventStateBadge event={event} />} />
            <p className={css.note}>
              {format.date(event.event_day)} · {event.event_place}
            </p>
            <EventFigures event={event} />
            <nav aria-label={event.event_title}>
              <ul role="list" className={css.tabs}>
                {names.map((name) => (
                  <li key={name}>
                    <Link
                      className={css.tab}
                      to={adminLink('events', { id: event_id, list: name })}
                      aria-current={name === list ? 'true' : undefined}
                    >
                      {t(`ev_list_${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <List event={event} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const looks: Readonly<Record<AdminEvent['state'], BadgeState>> = {
  open: 'inProgress',
  'not-begun': 'preparing',
  full: 'soldOut',
  closed: 'closed',
  ended: 'closed',
};

/** An event taken back from visitors says that instead. */
export function EventStateBadge({
  event: { state, withdrawn_yn },
}: {
  readonly event: Pick<AdminEvent, 'state' | 'withdrawn_yn'>;
}): ReactNode {
  const t = useT('bookingAdmin');
  if (withdrawn_yn === 'Y') return <Badge state="closed">{t('ev_withdrawn')}</Badge>;
  return <Badge state={looks[state]}>{t(`ev_state_${state}`)}</Badge>;
}

/** Total = taken + offered + left (EVENT-7). */
function EventFigures({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { total, taken, offered, remaining, papers_to_check } = event;
  const figures = [
    { name: t('ev_total'), value: total },
    { name: t('ev_taken'), value: taken },
    ...(offered > 0 ? [{ name: t('ev_offered'), value: offered }] : []),
    { name: t('ev_left'), value: remaining, waits: remaining < 0 },
    { name: t('ev_to_check'), value: papers_to_check, waits: papers_to_check > 0 },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, waits = false }) => (
        <div key={name} className={css.figure}>
          <dt>{name}</dt>
          <dd className={cx(waits && css.waits)}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function EventSettings({ event }: { readonly event: AdminEvent }): ReactNode {
  return (
    <div className={css.settings}>
      <PlacesForm key={event.remaining} event={event} />
      <CloseEarly event={event} />
    </div>
  );
}

/** Before the last day (EVENT-10). */
function CloseEarly({ event }: { readonly event: AdminEvent }): ReactNode {
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

/** The catalogue's own limit. */
const MOST_PLACES = 100_000;

/** Sets how many places are left; the total follows (EVENT-2). */
function PlacesForm({ event }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const refresh = useRefreshEvents();
  const form = useForm({
    initial: { personnel_cnt: String(Math.max(0, event.remaining)) },
    ms: toastTimes.long,
    check: ({ personnel_cnt }) => (isPlaces(personnel_cnt) ? {} : { personnel_cnt: t('ev_places_wrong') }),
    send: async ({ personnel_cnt }) => {
      await call(eventInfoUpdate, { event_id: event.event_id, personnel_cnt: Number(personnel_cnt) });
      toast.show({ text: t('ev_places_saved'), kind: 'success' });
      await refresh();
    },
    onReject: () => void refresh(),
  });
  const wired = form.text('personnel_cnt');
  const fits = isPlaces(wired.value);
  return (
    <form className={css.form} {...form.props}>
      <h3>{t('ev_places')}</h3>
      <TextField
        {...wired}
        label={t('ev_places_left')}
        inputMode="numeric"
        autoComplete="off"
        hint={fits && t('ev_places_hint', { total: event.taken + event.offered + Number(wired.value) })}
        error={fits ? wired.error : t('ev_places_wrong')}
      />
      <FormNotice text={form.notice} />
      <Button type="submit" busy={form.busy}>
        {t('ev_places_save')}
      </Button>
    </form>
  );
}

const isPlaces = (typed: string): boolean => /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= MOST_PLACES;
