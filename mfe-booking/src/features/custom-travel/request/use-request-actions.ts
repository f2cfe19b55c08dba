import type { CustomTrip, GivenQuote } from '@narae/contracts';
import {
  customTravelAccept,
  customTravelDecline,
  customTravelWithdraw,
  mycartList,
  customTravelDetail,
  customTravelList,
} from '@narae/contracts/rows';
import { confirm, countOwnChange, toast, useFormat, useGo, useCallOnce, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { whenRejected } from '../../../shared/when-rejected.ts';

type Action = 'accept' | 'decline' | 'withdraw';

/** Each is agreed to first (CUSTOM-8). */
export function useRequestActions(trip: CustomTrip) {
  const t = useT('bookingCustom');
  const format = useFormat();
  const go = useGo();
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const { request_id } = trip;
  const { busy, change } = useChange(request_id);
  const quote = trip.quotes.at(-1);

  const agreedToPay = ({ total_krw, valid_until }: GivenQuote): Promise<boolean> =>
    confirm({
      title: t('accept_confirm'),
      text: t('accept_text', {
        amount: format.money(total_krw, 'KRW'),
        time: format.date(valid_until, 'time'),
      }),
      ok: t('accept'),
    });

  return {
    busy,
    accept: async (): Promise<void> => {
      if (!quote || !(await agreedToPay(quote))) return;
      await change('accept', async () => {
        const { cart_id } = await callOnce(customTravelAccept, { request_id, quote_no: quote.quote_no });
        toast.show({ text: t('accepted'), kind: 'success' });
        void invalidate(mycartList);
        countOwnChange({ added: cart_id });
        go('mycart');
      });
    },
    decline: async (): Promise<void> => {
      if (!quote) return;
      const agreed = await confirm({
        title: t('decline_confirm'),
        text: t('decline_text'),
        ok: t('decline'),
        tone: 'danger',
      });
      if (!agreed) return;
      await change('decline', async () => {
        await callOnce(customTravelDecline, { request_id, quote_no: quote.quote_no });
      });
    },
    withdraw: async (): Promise<void> => {
      const agreed = await confirm({
        title: t('withdraw_confirm'),
        text: t('withdraw_text'),
        ok: t('withdraw'),
        tone: 'danger',
      });
      if (!agreed) return;
      await change('withdraw', async () => {
        await callOnce(customTravelWithdraw, { request_id });
      });
    },
  };
}

function useChange(request_id: string) {
  const again = useTripAgain(request_id);
  const [busy, setBusy] = useState<Action | null>(null);
  const change = async (action: Action, make: () => Promise<void>): Promise<void> => {
    setBusy(action);
    try {
      await make();
      await again();
    } catch (error) {
      toast.rejection(error);
      // Answered, run out or closed meanwhile.
      whenRejected(again)(error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, change };
}

/** Reads a request again, here and wherever it is listed; resolves when it is there. */
export function useTripAgain(request_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(customTravelList);
    await invalidate(customTravelDetail, { request_id });
  };
}
