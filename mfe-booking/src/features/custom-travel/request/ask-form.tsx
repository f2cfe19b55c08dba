import type { CustomTrip } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { customTravelAsk } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, useT } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import css from './custom-request.module.css';
import { useTripAgain } from './use-trip-again.ts';

interface AskFormProps {
  readonly trip: CustomTrip;
  readonly onDone: () => void;
}

/** A change of the quote that is asked for, or something to add, in the member's words. */
export function AskForm({ trip, onDone }: AskFormProps): ReactNode {
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
