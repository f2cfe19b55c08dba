import type { CustomWish } from '@narae/contracts';
import { useT, confirm, toast, ApiError, useGo, useCallOnce, serverTime } from '@narae/shell-sdk';
import { Button, SummaryPanel } from '@narae/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { customTravelInsert, customTravelList, customTravelTyped } from '@narae/contracts/rows';
import { customRequestViolation, seoulDay } from '@narae/rules';
import { useCallCache } from '@narae/shell-sdk/query';
import peopleCss from '../../shared/people/people.module.css';
import { useProblems, type Problems } from '../../shared/people/use-problems.ts';
import { type CodeTables, useRequestLines } from '../../shared/custom/code-tables.ts';
import { namespace } from '../../texts.ts';
import { ContactSection, DaysSection, PeopleSection } from './trip-sections.tsx';
import css from './custom-travel.module.css';
import { InterestsSection, StaySection } from './choice-sections.tsx';
import { useRequestDraft, type RequestEditing } from './use-request-draft.ts';

interface RequestFormProps {
  readonly tables: CodeTables;
  readonly kept: CustomWish | null;
}

/** One question after the other, and what has been said so far beside them (CUSTOM-1). */
export function RequestForm({ tables, kept }: RequestFormProps): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const form = useRequestDraft(kept);
  const problems = useProblems();
  const requestLines = useRequestLines(tables);
  const { send, sending } = useSendRequest(form, problems);
  const forget = useForgetDraft(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const parts = { form, problems };
  return (
    <form className={css.split} onSubmit={submit} noValidate>
      <div className={css.sections}>
        <DaysSection {...parts} />
        <InterestsSection {...parts} tables={tables} />
        <StaySection {...parts} tables={tables} />
        <PeopleSection {...parts} />
        <ContactSection {...parts} />
      </div>
      <SummaryPanel title={t('summary')} lines={requestLines(form.draft)} sticky>
        <p className={peopleCss.unkept} role="status">
          {form.unkept && booking('draft_fail')}
        </p>
        <p className={css.note}>{t('send_note')}</p>
        <Button type="submit" kind="accent" wide busy={sending}>
          {t('send')}
        </Button>
        <Button kind="quiet" wide onClick={() => void forget()}>
          {t('forget')}
        </Button>
      </SummaryPanel>
    </form>
  );
}

function useForgetDraft(form: RequestEditing) {
  const t = useT('bookingCustom');
  return async (): Promise<void> => {
    const agreed = await confirm({ title: t('forget_confirm'), ok: t('forget'), tone: 'danger' });
    if (!agreed) return;
    form.clear();
    toast.show({ key: 'common_delete_success', kind: 'success' });
  };
}

/** Sending a request: what is missing is named, then it is agreed to, sent once, and shown (CUSTOM-1). */
function useSendRequest(form: RequestEditing, problems: Problems) {
  const t = useT('bookingCustom');
  const errors = useT('errors');
  const go = useGo();
  const { invalidate, replace } = useCallCache();
  const callOnce = useCallOnce();
  const [sending, setSending] = useState(false);
  const { draft } = form;

  const send = async (): Promise<void> => {
    const missing = customRequestViolation(draft, seoulDay(serverTime()));
    if (missing) return problems.say(missing.field, errors(missing.error, missing.params));
    const agreed = await confirm({ title: t('send_confirm'), text: t('send_text'), ok: t('send') });
    if (!agreed) return;
    setSending(true);
    try {
      await form.stopKeeping();
      const { request_id } = await callOnce(customTravelInsert, draft);
      replace(customTravelTyped, {}, () => []);
      void invalidate(customTravelList);
      toast.show({ text: t('sent'), kind: 'success' });
      go('customTravel', { request_id });
    } catch (error) {
      const rejected = error instanceof ApiError && !error.temporary;
      if (rejected && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
      form.keepOn();
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
