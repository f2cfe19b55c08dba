import { isBlank } from '@narae/contracts/prepared-text';
import type { CustomTrip } from '@narae/contracts';
import { pageLink, useT, toast, useCallOnce, useSession } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, ButtonLink, FormNotice, TextArea } from '@narae/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { customTravelAsk } from '@narae/contracts/rows';
import css from './custom-request.module.css';
import { useRequestActions, useTripAgain } from './use-request-actions.ts';
import { namespace } from '../../../texts.ts';
import { whenRejected } from '../../../shared/when-rejected.ts';

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

interface AskFormProps {
  readonly trip: CustomTrip;
  readonly onDone: () => void;
}

function AskForm({ trip, onDone }: AskFormProps): ReactNode {
  const t = useT('bookingCustom');
  const common = useT('common');
  const form = useAsk(trip, onDone);
  const focus = useEffectEvent(() => form.focus('text'));
  useEffect(() => focus(), []);
  return (
    <form className={css.ask} {...form.props}>
      <TextArea
        {...form.text('text')}
        label={t(trip.state === 'quoted' ? 'ask_change_label' : 'ask_more_label')}
        maxLength={customTripLimits.message}
      />
      <FormNotice text={form.notice} />
      <Button type="submit" kind="accent" wide busy={form.busy}>
        {t('ask_send')}
      </Button>
      <Button
        kind="quiet"
        wide
        onClick={() => {
          form.reset();
          onDone();
        }}
      >
        {common('btn_cancel')}
      </Button>
    </form>
  );
}

function useAsk({ request_id }: CustomTrip, onDone: () => void) {
  const t = useT('bookingCustom');
  const mem_id = useSession().user?.mem_id ?? '';
  const again = useTripAgain(request_id);
  const callOnce = useCallOnce();
  return useForm({
    initial: { text: '' },
    draft: { name: `ask.${request_id}.${mem_id}`, fields: ['text'] },
    violation: ({ text }) => (isBlank(text) ? { field: 'text', error: 'custom_message_input' } : null),
    send: async ({ text }) => {
      await callOnce(customTravelAsk, { request_id, text });
      toast.show({ text: t('asked'), kind: 'success' });
      await again();
      onDone();
    },
    onReject: whenRejected(again),
  });
}

/** The cart until the quote is paid, then my info. */
function CartWay({ trip }: { readonly trip: CustomTrip }): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const { cart_id, txn_type } = trip;
  if (txn_type === 'N' || txn_type === 'T' || txn_type === 'Y') {
    const link = txn_type === 'N' ? pageLink('reservInfo', { cart_id }) : pageLink('order', { cart_id });
    return (
      <>
        <ButtonLink kind="accent" wide link={link}>
          {booking(txn_type === 'N' ? 'to_travellers' : 'to_order')}
        </ButtonLink>
        <ButtonLink kind="secondary" wide link={pageLink('mycart')}>
          {t('to_cart')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink kind="secondary" wide link={pageLink(txn_type === 'P' ? 'myinfo' : 'customTravel')}>
      {txn_type === 'P' ? booking('to_my_info') : t('ask_again')}
    </ButtonLink>
  );
}
