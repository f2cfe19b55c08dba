import './texts.ts';
import { leavePreview, leavePreviewBooking, memberDelete } from '@narae/contracts/rows';
import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT, useFormat, Link, linkTo, call, confirm, useSession } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Dialog, Loaded, Skeleton, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import type { LeavePreview, LeavePreviewBooking, TripAhead } from '@narae/contracts';
import css from './leave.module.css';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';

/** Account and booking each say what leaving does (ACCOUNT-11). */
export default function LeaveDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT('accountLeave');
  const account = useCall(leavePreview, {});
  const booking = useCall(leavePreviewBooking, {});
  const waiting = <Skeleton shape="text" count={3} />;
  const failed = { title: t('failed') };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Loaded result={account} waiting={waiting} failed={failed}>
        {(shop) => (
          <Loaded result={booking} waiting={waiting} failed={failed}>
            {(trips) => <LeaveBody account={shop} booking={trips} onClose={onClose} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

interface LeaveBodyProps {
  readonly account: LeavePreview;
  readonly booking: LeavePreviewBooking;
  readonly onClose: () => void;
}

function LeaveBody({ account, booking, onClose }: LeaveBodyProps): ReactNode {
  const errors = useT('errors');
  if (booking.trips.length > 0) return <TripsAhead trips={booking.trips} onLeave={onClose} />;
  if (account.last_owner) return <p className={css.text}>{errors('last_owner')}</p>;
  return (
    <>
      <LeaveSummary booking={booking} />
      <LeaveForm account={account} onClose={onClose} />
    </>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** With counts of what there is (ACCOUNT-11, DOC-9). */
function LeaveSummary({ booking }: { readonly booking: LeavePreviewBooking }): ReactNode {
  const t = useT('accountLeave');
  const format = useFormat();
  const { cart_cnt, reservation_cnt, waiting_cnt, custom_cnt, papers_cnt, companion_cnt } = booking;
  const { order_cnt, kept_until } = booking;
  const some = (count: number, line: string): string[] => (count > 0 ? [line] : []);
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('intro')}</p>
      <Part
        title={t('ends_title')}
        lines={[
          t('ends_sessions'),
          ...some(cart_cnt, t('ends_cart', { count: cart_cnt })),
          ...some(reservation_cnt, t('ends_reservation', { count: reservation_cnt })),
          ...some(waiting_cnt, t('ends_waiting', { count: waiting_cnt })),
          ...some(custom_cnt, t('ends_custom', { count: custom_cnt })),
        ]}
      />
      <Part
        title={t('goes_title')}
        lines={[
          t('goes_person'),
          ...some(papers_cnt, t('goes_papers', { count: papers_cnt })),
          ...some(companion_cnt, t('goes_companions', { count: companion_cnt })),
        ]}
      />
      <Part
        title={t('kept_title')}
        lines={[
          kept_until === null
            ? t('kept_none')
            : t('kept_orders', { count: order_cnt, day: format.date(kept_until, 'day') }),
        ]}
      />
    </div>
  );
}

interface TripsAheadProps {
  readonly trips: readonly TripAhead[];
  readonly onLeave: () => void;
}

function TripsAhead({ trips, onLeave }: TripsAheadProps): ReactNode {
  const t = useT('accountLeave');
  const format = useFormat();
  return (
    <div className={css.stack}>
      <h3 className={css.heading}>{t('trips_title')}</h3>
      <p className={css.text}>{t('trips_text')}</p>
      <ul className={css.trips}>
        {trips.map(({ order_id, title, last_day }) => (
          <li key={order_id}>
            <Link className={css.trip} {...linkTo('myOrder', { order_id })} onClick={onLeave}>
              <span>{title}</span>
              <span className={css.day}>{t('trip_until', { day: format.date(last_day, 'day') })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LeaveFormProps {
  readonly account: LeavePreview;
  readonly onClose: () => void;
}

function LeaveForm({ account, onClose }: LeaveFormProps): ReactNode {
  const t = useT('accountLeave');
  const leave = useLeave();
  return (
    <ProveForm
      action={t('leave')}
      kind="danger"
      hasPassword={account.password}
      needed={account.prove}
      run={leave}
      more={
        <Button onClick={onClose} data-autofocus>
          {t('stay')}
        </Button>
      }
    />
  );
}

/** Leaves after a last question (ACCOUNT-11). @throws ApiError of the call */
function useLeave(): (proof: Proof) => Promise<void> {
  const t = useT('accountLeave');
  const { left, user } = useSession();
  const cache = useCallCache();
  return async (proof) => {
    const question = { title: t('ask_title'), text: t('ask_text'), ok: t('leave'), cancel: t('stay') };
    if (!user || !(await confirm({ ...question, tone: 'danger' }))) return;
    try {
      await call(memberDelete, { mem_id: user.mem_id, ...proof });
      left();
    } catch (error) {
      // An obstacle may have come up after it was asked for.
      cache.invalidate(leavePreview);
      cache.invalidate(leavePreviewBooking);
      throw error;
    }
  };
}
