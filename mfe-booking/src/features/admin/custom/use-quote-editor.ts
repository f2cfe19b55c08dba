import type { DeskTrip, LanTp } from '@narae/contracts';
import { adminCustomTripQuote } from '@narae/contracts/rows';
import { ApiError, confirm, LAN_TPS, useSession, useT, serverTime } from '@narae/shell-sdk';
import { useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useState, type FormEvent } from 'react';
import { useProblems } from '../../../shared/people/use-problems.ts';
import { beginQuote, type QuoteDraft, quoteProblem, toggleLanguage, toQuote } from './quote-draft.ts';
import { useDeskChange } from './use-desk-change.ts';

export function useQuoteEditor(trip: DeskTrip) {
  const { user } = useSession();
  const t = useT('bookingDesk');
  const errors = useT('errors');
  const problems = useProblems();
  const { change, busy } = useDeskChange(trip.request_id);
  const [begun] = useState(() => beginQuote(trip, serverTime()));
  const [draft, setDraft] = useState(begun);
  useUnsavedGuard(draft !== begun);
  const [opened, setOpened] = useState<LanTp>(trip.lan_tp);
  // What others have changed since must be seen before the quote is sent (CUSTOM-5).
  const [seen, setSeen] = useState(trip.steps.length);
  const languages = LAN_TPS.filter((lanTp) => draft.texts[lanTp]);
  const language = draft.texts[opened] ? opened : trip.lan_tp;

  const complain = (field: string, text: string): void => {
    const [, of] = /^texts\.([A-Z]+)/.exec(field) ?? [];
    const shown = languages.find((lanTp) => lanTp === of);
    if (shown) setOpened(shown);
    problems.say(field, text);
  };
  const send = async (): Promise<void> => {
    const quote = toQuote(draft);
    const problem = quoteProblem(quote, trip.lan_tp, serverTime());
    if (problem) {
      const text = 'missing' in problem ? t(problem.missing) : errors(problem.error, problem.params);
      return complain(problem.field, text);
    }
    const agreed = await confirm({ title: t('send_confirm'), text: t('send_text'), ok: t('send_quote') });
    if (!agreed) return;
    const { request_id, version } = trip;
    const error = await change(adminCustomTripQuote, { request_id, version, quote });
    if (error instanceof ApiError && error.field)
      problems.say(error.field.replace(/^quote\./, ''), error.message);
  };
  return {
    draft,
    set: (changed: Partial<QuoteDraft>): void => setDraft({ ...draft, ...changed }),
    replace: setDraft,
    problems,
    busy,
    languages,
    language,
    open: setOpened,
    toggle: async (lanTp: LanTp, on: boolean): Promise<void> => {
      if (!on && !(await confirm({ title: t('language_remove'), ok: t('remove'), tone: 'danger' }))) return;
      setDraft(toggleLanguage(draft, lanTp, on));
      setOpened(on ? lanTp : trip.lan_tp);
    },
    /** Each change of a request is a step. */
    movedOn: trip.steps.slice(seen).some(({ actor }) => actor !== user?.mem_id),
    goOn: (): void => setSeen(trip.steps.length),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      void send();
    },
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditor>;
