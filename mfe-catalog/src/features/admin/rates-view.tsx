import type { RatedRow } from '@narae/contracts';
import { adminRates, adminRateSet, adminRatesFetch } from '@narae/contracts/rows';
import { ApiError, call, confirm, toast, useFormat, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, EmptyState, ErrorState, FormNotice, SelectField, Skeleton, TextField } from '@narae/ui';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { useState, type ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { AdminFold, Rows, useAuthors, ViewHead } from '@narae/shell-sdk/admin';

export function RatesView(): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const names = useAdminNames();
  const { data, isPending, isError, refetch } = useCall(adminRates, {}, { staleTime: 0 });
  return (
    <section className={css.form} aria-labelledby="rates-title">
      <ViewHead id="rates-title" title={names.kind('rate')} />
      {isPending && <Skeleton shape="row" count={3} />}
      {isError && (
        <ErrorState
          title={t('load_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      )}
      {data && (
        <>
          {data.rates.length === 0 ? (
            <EmptyState compact title={t('list_none')} />
          ) : (
            <InUse rates={data.rates} />
          )}
          {data.has_source && <FetchNow />}
          <ByHand rates={data.rates} />
          {data.rates.map((rate) => (
            <History key={rate.currency} rate={rate} />
          ))}
        </>
      )}
    </section>
  );
}

function useSourceName(): (by: string) => string {
  const t = useT('catalogAdmin');
  const authors = useAuthors();
  return (by) =>
    by === 'official'
      ? t('rate_source_official')
      : by === ''
        ? t('rate_source_start')
        : t('rate_source_hand', { who: authors(by) });
}

function InUse({ rates }: { readonly rates: readonly RatedRow[] }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const sourceName = useSourceName();
  return (
    <div className={css.rates}>
      <Rows
        caption={t('rate_now')}
        captionShown
        rows={rates}
        rowKey={({ currency }) => currency}
        columns={[
          { key: 'currency', header: t('rate_currency'), cell: ({ currency }) => currency },
          {
            key: 'value',
            header: t('rate_value'),
            cell: ({ deal_bas_r }) => format.number(deal_bas_r),
            numeric: true,
          },
          { key: 'day', header: t('rate_day'), cell: ({ rate_day }) => format.date(rate_day) },
          {
            key: 'source',
            header: t('rate_source'),
            cell: ({ history }) => sourceName(history[0]?.by ?? ''),
          },
        ]}
      />
    </div>
  );
}

function FetchNow(): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { invalidateAll } = useCallCache();
  const [busy, setBusy] = useState(false);
  const fetchNow = async (): Promise<void> => {
    setBusy(true);
    try {
      const { taken, rate_day } = await call(adminRatesFetch, {}, { timeout: 120_000 });
      const text =
        taken > 0 ? t('rate_taken', { count: taken, day: format.date(rate_day) }) : t('rate_nothing_new');
      toast.show({ text, kind: 'success' });
      // Every price in this browser is loaded again.
      await invalidateAll();
    } catch (rejection) {
      toast.rejection(rejection);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button kind="secondary" busy={busy} onClick={() => void fetchNow()}>
        {t('rate_fetch')}
      </Button>
    </div>
  );
}

interface TypedRate {
  readonly currency: RatedRow['currency'];
  readonly deal_bas_r: string;
}

/** A jump has to be confirmed. */
function useTypedRate() {
  const t = useT('catalogAdmin');
  const { invalidateAll } = useCallCache();
  const set = ({ currency, deal_bas_r }: TypedRate, confirmed: boolean) =>
    call(adminRateSet, { currency, deal_bas_r: Number(deal_bas_r), confirmed });
  const form = useForm<TypedRate>({
    initial: { currency: 'USD', deal_bas_r: '' },
    send: async (rate) => {
      try {
        await set(rate, false);
      } catch (error) {
        if (!(error instanceof ApiError) || error.error !== 'rate_jump') throw error;
        const meant = await confirm({
          title: t('rate_jump_title'),
          text: error.message,
          ok: t('rate_jump_ok'),
          tone: 'danger',
        });
        if (!meant) return;
        await set(rate, true);
      }
      form.reset({ ...rate, deal_bas_r: '' });
      toast.show({ text: t('rate_set'), kind: 'success' });
      // Every price in this browser is loaded again.
      await invalidateAll();
    },
    says: (error) => {
      const says = error instanceof ApiError && !error.temporary;
      if (says) form.fail({ deal_bas_r: error.message });
      return says;
    },
  });
  return form;
}

function ByHand({ rates }: { readonly rates: readonly RatedRow[] }): ReactNode {
  const t = useT('catalogAdmin');
  const form = useTypedRate();
  const { currency, deal_bas_r } = form.values;
  const current = rates.find((rate) => rate.currency === currency);
  return (
    <form className={css.group} aria-label={t('rate_by_hand')} {...form.props}>
      <h3 className={css.legend}>{t('rate_by_hand')}</h3>
      <p className={css.note}>{t('rate_hint')}</p>
      <div className={css.fields}>
        <SelectField
          {...form.text('currency')}
          label={t('rate_currency')}
          options={(['USD', 'CNH', 'JPY'] as const).map((item) => ({ value: item, label: item }))}
        />
        <TextField
          {...form.text('deal_bas_r')}
          label={t('rate_value')}
          inputMode="decimal"
          type="number"
          step="any"
          min={0}
          placeholder={current ? String(current.deal_bas_r) : undefined}
        />
      </div>
      <FormNotice text={form.notice} />
      <div>
        <Button kind="accent" type="submit" busy={form.busy} disabled={deal_bas_r === ''}>
          {t('rate_set')}
        </Button>
      </div>
    </form>
  );
}

function History({ rate }: { readonly rate: RatedRow }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const sourceName = useSourceName();
  return (
    <AdminFold summary={`${t('rate_history')}: ${rate.currency}`}>
      <Rows
        caption={`${t('rate_history')}: ${rate.currency}`}
        rows={rate.history}
        rowKey={({ at, rate_day }) => `${at}${rate_day}`}
        columns={[
          { key: 'day', header: t('rate_day'), cell: ({ rate_day }) => format.date(rate_day) },
          {
            key: 'value',
            header: t('rate_value'),
            cell: ({ deal_bas_r }) => format.number(deal_bas_r),
            numeric: true,
          },
          { key: 'source', header: t('rate_source'), cell: ({ by }) => sourceName(by) },
          { key: 'at', header: t('col_edited'), cell: ({ at }) => format.date(at, 'time') },
        ]}
      />
    </AdminFold>
  );
}
