import type { CustomTrip } from '@narae/contracts';
import { pageLink, useT, ApiError, toast, useCallOnce } from '@narae/shell-sdk';
import { Button, ButtonLink, TextArea } from '@narae/ui';
import { useState, type ReactNode, useEffect, useRef, type FormEvent } from 'react';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { customTravelAsk } from '@narae/contracts/rows';
import css from './custom-request.module.css';
import { useRequestActions, useTripAgain } from './use-request-actions.ts';
import { namespace } from '../../../texts.ts';

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
  const errors = useT('errors');
  const again = useTripAgain(trip.request_id);
  const callOnce = useCallOnce();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const say = (words: string): void => {
    setProblem(words);
    field.current?.focus();
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!text.trim()) return say(errors('custom_message_input'));
    setSending(true);
    try {
      await callOnce(customTravelAsk, { request_id: trip.request_id, text });
      toast.show({ text: t('asked'), kind: 'success' });
      await again();
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'text') say(error.message);
      else toast.rejection(error);
      if (error instanceof ApiError && !error.temporary) void again();
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={css.ask} onSubmit={(event) => void send(event)} noValidate>
      <TextArea
        ref={field}
        label={t(trip.state === 'quoted' ? 'ask_change_label' : 'ask_more_label')}
        error={problem || undefined}
        maxLength={customTripLimits.message}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem('');
        }}
      />
      <Button type="submit" kind="accent" wide busy={sending}>
        {t('ask_send')}
      </Button>
      <Button kind="quiet" wide onClick={onDone}>
        {common('btn_cancel')}
      </Button>
    </form>
  );
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
