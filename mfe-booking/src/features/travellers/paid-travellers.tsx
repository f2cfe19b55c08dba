import type { OrderDetail } from '@narae/contracts';
import { seatsOf, seoulDay, particularsViolation, travellerField } from '@narae/rules';
import { pageLink, useFormat, useT, call, toast, serverTime } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, ButtonLink, EmptyState, FormNotice } from '@narae/ui';
import type { ReactNode } from 'react';
import { myOrder, orderDetail, travellerDetailsSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import frameCss from '../../shared/booking-frame.module.css';
import css from '../../shared/people/people.module.css';
import type { PeopleTexts } from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import { TravellerDocuments, useDocuments } from './traveller-documents.tsx';
import { beginning, travellersDraftOf } from './traveller-texts.ts';

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

interface CompleteFormProps {
  readonly booking: OrderDetail;
  readonly back: ReactNode;
}

function CompleteForm({ booking, back }: CompleteFormProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const form = useComplete(booking);
  const documents = useDocuments(booking);
  return (
    <form className={css.form} {...form.props}>
      {seatsOf(booking).map((seat) => (
        <fieldset key={`${seat.memType}.${seat.index}`} className={css.card}>
          <legend className={css.person}>
            {common(`traveller_${seat.memType}`)} {seat.index}
          </legend>
          <p className={css.fixedName}>{form.values[travellerField.name(seat)]}</p>
          <TravellerDocuments booking={booking} seat={seat} form={form} documents={documents} />
        </fieldset>
      ))}
      <div className={css.actions}>
        <FormNotice text={form.notice} />
        <Button type="submit" kind="accent" wide busy={form.busy} disabled={documents.busy}>
          {documents.busy ? t('uploading') : t('complete_save')}
        </Button>
        {back}
      </div>
    </form>
  );
}

/** The order holds papers that somebody may be looking at: nothing is kept before it is saved. */
function useComplete(booking: OrderDetail) {
  const t = useT(namespace);
  const { invalidate } = useCallCache();
  const { cart_id } = booking;
  return useForm<PeopleTexts>({
    initial: beginning(booking, ''),
    asksBeforeLeaving: true,
    violation: (texts) => {
      const { names, returnDay } = travellersDraftOf(booking, texts);
      return names.map((person) => particularsViolation(person, returnDay)).find(Boolean) ?? null;
    },
    send: async (texts) => {
      const travellers = travellersDraftOf(booking, texts).names.map(
        ({ mem_nm: _stays, ...person }) => person,
      );
      await call(travellerDetailsSave, { cart_id, travellers });
      void invalidate(myOrder);
      await invalidate(orderDetail, { cart_id });
      toast.show({ text: t('complete_saved'), kind: 'success' });
    },
  });
}
