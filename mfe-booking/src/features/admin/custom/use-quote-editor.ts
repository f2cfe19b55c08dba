import type { DeskTrip, LanTp } from '@narae/contracts';
import { adminCustomTripQuote } from '@narae/contracts/rows';
import {
  ApiError,
  confirm,
  LAN_TPS,
  serverTime,
  toast,
  useCallOnce,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { useState } from 'react';
import { beginQuote, type QuoteDraft, quoteProblem, toggleLanguage, toQuote } from './quote-draft.ts';
import { useDeskTripAgain } from './use-desk-change.ts';
import { whenRejected } from '../../../shared/when-rejected.ts';

/** Asks, and sends a new quote (CUSTOM-2). @param onField opens the language that a complaint is about */
function useQuoteForm(trip: DeskTrip, onField: (field: string) => void) {
  const t = useT('bookingDesk');
  const errors = useT('errors');
  const callOnce = useCallOnce();
  const again = useDeskTripAgain(trip.request_id);
  const [begun] = useState(() => beginQuote(trip, serverTime()));
  const problemAt = (field: string, text: string) => {
    onField(field);
    return { [field]: text };
  };
  const form = useForm<QuoteDraft>({
    initial: begun,
    check: (draft) => {
      const problem = quoteProblem(toQuote(draft), trip.lan_tp, serverTime());
      if (!problem) return {};
      const text = 'missing' in problem ? t(problem.missing) : errors(problem.error, problem.params);
      return problemAt(problem.field, text);
    },
    agree: () => confirm({ title: t('send_confirm'), text: t('send_text'), ok: t('send_quote') }),
    send: async (draft) => {
      const { request_id, version } = trip;
      await callOnce(adminCustomTripQuote, { request_id, version, quote: toQuote(draft) });
      toast.show({ text: t('saved'), kind: 'success' });
      await again();
    },
    onReject: whenRejected(again),
    says: (error) => {
      const field = error instanceof ApiError && error.field?.replace(/^quote\./, '');
      if (!field) return false;
      form.fail(problemAt(field, error.message));
      return true;
    },
  });
  useUnsavedGuard(form.dirty);
  return form;
}

export function useQuoteEditor(trip: DeskTrip) {
  const { user } = useSession();
  const t = useT('bookingDesk');
  const [opened, setOpened] = useState<LanTp>(trip.lan_tp);
  const form = useQuoteForm(trip, (field) => {
    const [, of] = /^texts\.([A-Z]+)/.exec(field) ?? [];
    setOpened(LAN_TPS.find((lanTp) => lanTp === of) ?? opened);
  });
  const draft = form.values;
  // What others have changed since must be seen before the quote is sent (CUSTOM-5).
  const [seen, setSeen] = useState(trip.steps.length);
  const languages = LAN_TPS.filter((lanTp) => draft.texts[lanTp]);
  const language = draft.texts[opened] ? opened : trip.lan_tp;
  return {
    form,
    draft,
    /** @param part of the texts that was typed in */
    set: (changed: Partial<QuoteDraft>, part?: keyof QuoteDraft & string): void => {
      form.set(changed);
      if (part) form.clear([part]);
    },
    languages,
    language,
    open: setOpened,
    toggle: async (lanTp: LanTp, on: boolean): Promise<void> => {
      if (!on && !(await confirm({ title: t('language_remove'), ok: t('remove'), tone: 'danger' }))) return;
      form.set(toggleLanguage(draft, lanTp, on));
      setOpened(on ? lanTp : trip.lan_tp);
    },
    /** Each change of a request is a step. */
    movedOn: trip.steps.slice(seen).some(({ actor }) => actor !== user?.mem_id),
    goOn: (): void => setSeen(trip.steps.length),
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditor>;
