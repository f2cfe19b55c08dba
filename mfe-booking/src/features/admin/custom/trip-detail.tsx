import { isBlank } from '@narae/contracts/prepared-text';
import type { DeskTrip } from '@narae/contracts';
import {
  adminCustomTrip,
  adminCustomTripAssign,
  administrators,
  adminCustomTripReject,
  adminCustomTripReply,
} from '@narae/contracts/rows';
import { shownTel } from '@narae/rules';
import { ApiError, Link, toast, useCallOnce, useFormat, useT, confirm } from '@narae/shell-sdk';
import { ViewHead, AdminFold, useAuthors, useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { useCall } from '@narae/shell-sdk/query';
import {
  Badge,
  EmptyState,
  FormNotice,
  Loaded,
  Skeleton,
  SelectField,
  LineItems,
  Button,
  TextArea,
} from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { tripLook } from '../../../shared/custom/trip-facts.ts';
import { adminLink } from '../address.ts';
import css from './desk.module.css';
import { QuoteEditor } from './quote-editor.tsx';
import { useDeskChange, useDeskTripAgain } from './use-desk-change.ts';
import { type CodeTables, useCodeTables, useRequestLines } from '../../../shared/custom/code-tables.ts';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';
import { whenRejected } from '../../../shared/when-rejected.ts';

export function TripDetail({ request_id }: { readonly request_id: string }): ReactNode {
  const t = useT('bookingDesk');
  const result = useCall(adminCustomTrip, { request_id }, { staleTime: 0 });
  const { error } = result;
  const missing = !result.data && error instanceof ApiError && error.status === 404;
  return (
    <>
      <Link className={css.rowLink} to={adminLink('custom')}>
        {t('back')}
      </Link>
      {missing ? (
        <EmptyState compact title={t('not_found')} />
      ) : (
        <Loaded
          result={result}
          waiting={<Skeleton shape="form" count={3} />}
          failed={{ title: t('load_fail'), compact: true }}
        >
          {(trip) => <LoadedTrip trip={trip} />}
        </Loaded>
      )}
    </>
  );
}

function LoadedTrip({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const custom = useT('bookingCustom');
  const format = useFormat();
  const id = useId();
  const { badge, label } = tripLook(trip);
  const may = (action: DeskTrip['actions'][number]): boolean => trip.actions.includes(action);
  return (
    <section className={css.detail} aria-labelledby={id}>
      <ViewHead
        id={id}
        title={custom('request_number', { number: trip.request_id })}
        action={<Badge state={badge}>{custom(label)}</Badge>}
      />
      <p className={css.note}>
        {trip.mem_id} · {trip.email} {trip.tel && `· ${shownTel(trip.tel)} `}· {trip.lan_tp} ·{' '}
        {format.date(trip.reg_date, 'time')}
      </p>
      {may('assign') && <AssignField trip={trip} />}
      <DeskRequest trip={trip} />
      <DeskSteps trip={trip} />
      <DeskMessages trip={trip} />
      <GivenQuotes trip={trip} />
      {may('quote') && <QuoteEditor key={trip.quote_no} trip={trip} />}
    </section>
  );
}

/** Choosing somebody gives them the request at once. */
function AssignField({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const { change, busy } = useDeskChange(trip.request_id);
  const { data: admins = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const { request_id, version, assignee } = trip;
  const isListed = admins.some(({ mem_id }) => mem_id === assignee);
  return (
    <SelectField
      className={css.assign}
      label={t('assignee')}
      value={assignee}
      disabled={busy}
      onChange={(event) =>
        void change(adminCustomTripAssign, { request_id, version, assignee: event.target.value })
      }
      options={[
        { value: '', label: t('nobody') },
        ...(assignee && !isListed ? [{ value: assignee, label: assignee }] : []),
        ...admins.map(({ mem_id, mem_nm }) => ({ value: mem_id, label: mem_nm })),
      ]}
    />
  );
}

function DeskRequest({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const tables = useCodeTables();
  return (
    <section className={css.box} aria-label={t('wish')}>
      <h3 className={css.boxTitle}>{t('wish')}</h3>
      <Loaded
        result={tables}
        waiting={<Skeleton shape="row" />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {(codes) => <RequestLines trip={trip} tables={codes} />}
      </Loaded>
    </section>
  );
}

function RequestLines({ trip, tables }: { readonly trip: DeskTrip; readonly tables: CodeTables }): ReactNode {
  const requestLines = useRequestLines(tables);
  return <LineItems lines={requestLines(trip)} />;
}

function GivenQuotes({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const custom = useT('bookingCustom');
  const format = useFormat();
  return trip.quotes.toReversed().map((quote) => (
    <AdminFold
      key={quote.quote_no}
      summary={`${custom('quote_no', { number: quote.quote_no })} · ${format.date(quote.reg_date, 'time')}`}
    >
      <QuoteView quote={quote} lanTp={trip.lan_tp} />
    </AdminFold>
  ));
}

/** Answers, or rejects with the same words (CUSTOM-5). */
function useDeskWords({ request_id, version }: DeskTrip) {
  const t = useT('bookingDesk');
  const callOnce = useCallOnce();
  const again = useDeskTripAgain(request_id);
  const form = useForm({
    initial: { text: '', rejecting: false },
    violation: ({ text }) => (isBlank(text) ? { field: 'text', error: 'custom_message_input' } : null),
    agree: async ({ rejecting }) =>
      !rejecting ||
      confirm({ title: t('reject_confirm'), text: t('reject_text'), ok: t('reject'), tone: 'danger' }),
    send: async ({ text, rejecting }) => {
      const row = rejecting ? adminCustomTripReject : adminCustomTripReply;
      await callOnce(row, { request_id, version, text });
      toast.show({ text: t('saved'), kind: 'success' });
      form.reset();
      await again();
    },
    onReject: whenRejected(again),
  });
  useUnsavedGuard(form.values.text !== '');
  return form;
}

export function DeskMessages({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const form = useDeskWords(trip);
  const mayReply = trip.actions.includes('reply');
  const mayReject = trip.actions.includes('reject');
  if (!mayReply && !mayReject) return null;
  const reject = (): void => {
    form.set({ rejecting: true });
    void form.submit();
  };
  return (
    <form className={css.box} {...form.props}>
      <TextArea
        {...form.text('text')}
        label={t('message')}
        hint={t('message_hint', { language: trip.lan_tp })}
        rows={3}
        maxLength={customTripLimits.message}
      />
      <FormNotice text={form.notice} />
      <div className={css.buttons}>
        {mayReply && (
          <Button
            type="submit"
            kind="secondary"
            busy={form.busy}
            onClick={() => form.set({ rejecting: false })}
          >
            {t(trip.quote_no > 0 ? 'reply' : 'reply_unquoted')}
          </Button>
        )}
        {mayReject && (
          <Button kind="quiet" busy={form.busy} onClick={reject}>
            {t('reject')}
          </Button>
        )}
      </div>
    </form>
  );
}

function DeskSteps({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const format = useFormat();
  const authors = useAuthors();
  const who = (step: DeskTrip['steps'][number]): string =>
    step.by === 'member' ? t('by_member') : step.by === 'shop' ? t('by_shop') : authors(step.actor);
  return (
    <section className={css.box} aria-label={t('history')}>
      <h3 className={css.boxTitle}>{t('history')}</h3>
      <ol className={css.steps} role="list">
        {trip.steps.toReversed().map((step, at) => (
          <li key={trip.steps.length - at}>
            <p>
              <strong>{t(`step_${step.what}`, { number: step.quote_no })}</strong>{' '}
              <span className={css.note}>
                {who(step)} · {format.date(step.at, 'time')}
              </span>
            </p>
            {step.text && <p className={css.said}>{authors(step.text)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
