import '../../../shared/cancel/texts.ts';
import '../../../shared/cancellations/texts.ts';
import { useSearchParams, useT, useNavigate, call, confirm } from '@narae/shell-sdk';
import { type ReactNode, useState, type FormEvent } from 'react';
import { cancelStates } from '@narae/contracts/cancel-limits';
import { adminCancellations, adminCancelSettings, adminCancelSettingsSave } from '@narae/contracts/rows';
import { AdminFold, AdminList, chipLinks, useChange } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, TextField, Checkbox, Loaded, Skeleton } from '@narae/ui';
import { DepartureCancelView } from './departure-cancel.tsx';
import { adminLink } from '../address.ts';
import css from './cancellations.module.css';
import { RequestCard } from './request-card.tsx';

/** Requests (REFUND-2), or the organiser's cancellation of a departure (REFUND-4). */
export default function CancellationsPart(): ReactNode {
  const [query] = useSearchParams();
  const prod_id = query.get('id');
  return prod_id ? <DepartureCancelView key={prod_id} prod_id={prod_id} /> : <RequestsView />;
}

/** Open requests come the oldest first. */
function RequestsView(): ReactNode {
  const t = useT('bookingCancellations');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const shown = cancelStates.find((item) => item === query.get('state')) ?? 'asked';
  return (
    <AdminList
      call={adminCancellations}
      title={admin('part_cancellations')}
      filters={{
        state: chipLinks({
          label: t('state'),
          options: cancelStates,
          standard: 'asked',
          text: (state) => t(`state_${state}`),
        }),
      }}
      rowsOf={({ rows }) => rows}
      none={t(`none_${shown}`)}
      rowKey={({ order_id, cancel_no }) => `${order_id} ${cancel_no}`}
      card={(request) => <RequestCard request={request} />}
      columns={[
        { key: 'order', header: t('col_order'), value: ({ order_id }) => order_id, reference: true },
        { key: 'asked', header: t('col_asked'), value: ({ asked_at }) => asked_at },
        { key: 'departs', header: t('departs'), value: ({ departure }) => departure },
      ]}
    >
      <AdminFold summary={t('automatic')}>
        <AutomaticDecisions />
      </AdminFold>
      <AdminFold summary={t('departure')}>
        <FindDeparture />
      </AdminFold>
    </AdminList>
  );
}

function FindDeparture(): ReactNode {
  const t = useT('bookingCancellations');
  const navigate = useNavigate();
  const [prod_id, setProdId] = useState('');
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const number = prod_id
      .trim()
      .toUpperCase()
      .replace(/[^\w-]/g, '');
    if (number) void navigate(adminLink('cancellations', { id: number }));
  };
  return (
    <form className={css.form} onSubmit={open}>
      <p className={css.note}>{t('departure_note')}</p>
      <TextField
        label={t('departure_number')}
        value={prod_id}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setProdId(target.value)}
        action={<Button type="submit">{t('departure_open')}</Button>}
      />
    </form>
  );
}

/** What the shop may decide by itself (REFUND-2, REFUND-4). */
const switches = ['automatic', 'minimum'] as const;
type Switch = (typeof switches)[number];

const settingOf = { automatic: 'automatic', minimum: 'minimum_automatic' } as const;

function AutomaticDecisions(): ReactNode {
  const admin = useT('admin');
  const result = useCall(adminCancelSettings, {}, { staleTime: 0 });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" />}
      failed={{ title: admin('load_fail'), compact: true }}
    >
      {(settings) => (
        <div className={css.form}>
          {switches.map((name) => (
            <AutomaticSwitch key={name} name={name} on={settings[settingOf[name]]} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function AutomaticSwitch({ name, on }: { readonly name: Switch; readonly on: boolean }): ReactNode {
  const t = useT('bookingCancellations');
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminCancelSettings));
  const save = async (wanted: boolean): Promise<void> => {
    const agreed =
      !wanted ||
      (await confirm({
        title: t(`${name}_confirm`),
        text: t(`${name}_text`),
        ok: t('automatic_on'),
        cancel: t('not_yet'),
        tone: 'danger',
      }));
    if (!agreed) return;
    await change(
      () => call(adminCancelSettingsSave, { [settingOf[name]]: wanted }),
      t(wanted ? `${name}_is_on` : `${name}_is_off`),
    );
  };
  return (
    <Checkbox
      label={t(`${name}_label`)}
      note={t(`${name}_text`)}
      checked={on}
      aria-busy={busy || undefined}
      onChange={({ target }) => void save(target.checked)}
    />
  );
}
