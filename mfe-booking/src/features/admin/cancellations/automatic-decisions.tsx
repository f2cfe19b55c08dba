import { adminCancelSettings, adminCancelSettingsSave } from '@narae/contracts/rows';
import { call, confirm, useT } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Checkbox, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useChange } from '@narae/shell-sdk/admin';
import css from './cancellations.module.css';

/** What the shop may decide without anybody looking, and the texts of each (REFUND-2, REFUND-4). */
const switches = ['automatic', 'minimum'] as const;
type Switch = (typeof switches)[number];

const settingOf = { automatic: 'automatic', minimum: 'minimum_automatic' } as const;

/** The switches for decisions without a look, and what each means; off by default. */
export function AutomaticDecisions(): ReactNode {
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
