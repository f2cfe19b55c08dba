import { adminCancelSettings, adminCancelSettingsSave } from '@narae/contracts/rows';
import { call, confirm, toast, useT } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Checkbox, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
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
  const [busy, setBusy] = useState(false);
  const save = async (wanted: boolean): Promise<void> => {
    const agreed =
      !wanted ||
      (await confirm({
        title: t('automatic_confirm'),
        text: t('automatic_text'),
        ok: t('automatic_on'),
        tone: 'danger',
      }));
    if (!agreed || busy) return;
    setBusy(true);
    try {
      await call(adminCancelSettingsSave, { automatic: wanted });
      toast.show({ text: t(wanted ? 'automatic_is_on' : 'automatic_is_off'), kind: 'success' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(adminCancelSettings);
      setBusy(false);
    }
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
