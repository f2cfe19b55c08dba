import type { OrderDetail } from '@narae/contracts';
import { seoulDay, particularsViolation } from '@narae/rules';
import { pageLink, useFormat, useT, ApiError, call, toast, serverTime } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState } from '@narae/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { myOrder, orderDetail, travellerDetailsSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import frameCss from '../../shared/booking-frame.module.css';
import css from '../../shared/people/people.module.css';
import { useProblems, type Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { TravellerDocuments, useDocuments } from './traveller-documents.tsx';
import { useDraft, type TravellersFormState } from './use-draft.ts';

/** Passports and documents can be completed until the lock date, names cannot (ORDER-14). */
export function PaidTravellers({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { order_id, changes_until } = booking;
  const day = format.date(changes_until);
  const back = (
    <ButtonLink kind="secondary" wide link={pageLink('myOrder', { order_id })}>
      {t('complete_back')}
    </ButtonLink>
  );
  if (seoulDay(serverTime()) > changes_until)
    return (
      <EmptyState headingLevel={1} title={t('complete_title')} action={back}>
        {t('complete_over', { day })}
      </EmptyState>
    );
  return (
    <section className={frameCss.page}>
      <h1 className={frameCss.title}>{t('complete_title')}</h1>
      <p className={css.note}>{t('complete_note', { day })}</p>
      <CompleteForm booking={booking} back={back} />
    </section>
  );
}

function CompleteForm({
  booking,
  back,
}: {
  readonly booking: OrderDetail;
  readonly back: ReactNode;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const form = useDraft(booking);
  const problems = useProblems();
  const documents = useDocuments(booking);
  const { save, busy } = useComplete(booking, form, problems);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      {form.seats.map((seat, i) => (
        <fieldset key={`${seat.memType}.${seat.index}`} className={css.card}>
          <legend className={css.person}>
            {common(`traveller_${seat.memType}`)} {seat.index}
          </legend>
          <p className={css.fixedName}>{form.draft.names[i]?.mem_nm}</p>
          <TravellerDocuments
            booking={booking}
            seat={seat}
            form={form}
            documents={documents}
            problems={problems}
          />
        </fieldset>
      ))}
      <div className={css.actions}>
        <Button type="submit" kind="accent" wide busy={busy} disabled={documents.busy}>
          {documents.busy ? t('uploading') : t('complete_save')}
        </Button>
        {back}
      </div>
    </form>
  );
}

function useComplete({ cart_id }: OrderDetail, form: TravellersFormState, problems: Problems) {
  const t = useT(namespace);
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { names, returnDay } = form.draft;

  const save = async (): Promise<void> => {
    for (const person of names) {
      const wrong = particularsViolation(person, returnDay);
      if (wrong) return problems.say(wrong.field, errors(wrong.error, wrong.params));
    }
    setBusy(true);
    try {
      const travellers = names.map(({ mem_nm: _stays, ...person }) => person);
      await call(travellerDetailsSave, { cart_id, travellers });
      void invalidate(myOrder);
      await invalidate(orderDetail, { cart_id });
      toast.show({ text: t('complete_saved'), kind: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
