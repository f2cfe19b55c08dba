import { adminCancelSettings, adminCancelSettingsSave } from '@narae/contracts/rows';
import { call, confirm, useT } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Checkbox, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useChange } from '../use-change.ts';
import css from './cancellations.module.css';

/** The switch for approval without a look, and what it means; off by default. */
export function AutomaticApproval(): ReactNode {
  const admin = useT('admin');
  const result = useCall(adminCancelSettings, {}, { staleTime: 0 });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" />}
      failed={{ title: admin('load_fail'), compact: true }}
    >
      {({ automatic }) => <Switch automatic={automatic} />}
    </Loaded>
  );
}

function Switch({ automatic }: { readonly automatic: boolean }): ReactNode {
  const t = useT('bookingCancellations');
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminCancelSettings));
  const save = async (wanted: boolean): Promise<void> => {
    const agreed =
      !wanted ||
      (await confirm({
        title: t('automatic_confirm'),
        text: t('automatic_text'),
        ok: t('automatic_on'),
        tone: 'danger',
      }));
    if (!agreed) return;
    await change(
      () => call(adminCancelSettingsSave, { automatic: wanted }),
      t(wanted ? 'automatic_is_on' : 'automatic_is_off'),
    );
  };
  return (
    <div className={css.form}>
      <Checkbox
        label={t('automatic_label')}
        note={t('automatic_text')}
        checked={automatic}
        aria-busy={busy || undefined}
        onChange={({ target }) => void save(target.checked)}
      />
    </div>
  );
}
