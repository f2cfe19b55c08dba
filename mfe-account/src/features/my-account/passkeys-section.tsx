import type { Passkey } from '@narae/contracts';
import { myPasskeys, passkeyRemove } from '@narae/contracts/rows';
import { MOST_PASSKEYS } from '@narae/contracts/passkey-limits';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { AddPasskey } from '../../shared/passkeys/add-passkey.tsx';
import { canUsePasskeys } from '../../shared/passkeys/passkeys.ts';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import '../../shared/passkeys/texts.ts';
import { PasskeyRow } from './passkey-row.tsx';
import css from './own.module.css';
import { RenamePasskey } from './rename-passkey.tsx';

/** What is being done to which passkey. */
interface Doing {
  readonly what: 'rename' | 'remove';
  readonly passkey: Passkey;
}

/** The member's passkeys (ACCOUNT-31): adding, naming and removing them. */
export default function PasskeysSection(): ReactNode {
  const t = useT('accountPasskeys');
  const result = useCall(myPasskeys, {}, { staleTime: 0 });
  const [doing, setDoing] = useState<Doing | null>(null);
  const done = async (): Promise<void> => {
    await result.refetch();
    setDoing(null);
  };
  const back = (
    <Button kind="quiet" onClick={() => setDoing(null)}>
      {t('cancel')}
    </Button>
  );

  const shown = (passkeys: readonly Passkey[]): ReactNode => {
    if (doing?.what === 'remove') {
      const { passkey_id, name } = doing.passkey;
      const remove = async (proof: { mem_password?: string }): Promise<void> => {
        await call(passkeyRemove, { passkey_id, ...proof });
        toast.show({ text: t('removed'), kind: 'success' });
        await done();
      };
      return (
        <ProveForm action={t('remove')} run={remove} more={back}>
          <h3 className={css.asked}>{t('remove_ask', { name: name || t('unnamed') })}</h3>
          <p className={css.text}>{t('remove_text')}</p>
        </ProveForm>
      );
    }
    return (
      <>
        {passkeys.length === 0 && <p className={css.text}>{t('section_none')}</p>}
        <ul className={css.rows} role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkey_id}
              passkey={passkey}
              onRename={() => setDoing({ what: 'rename', passkey })}
              onRemove={() => setDoing({ what: 'remove', passkey })}
            />
          ))}
        </ul>
        {doing?.what === 'rename' && (
          <RenamePasskey passkey={doing.passkey} onDone={done} onClose={() => setDoing(null)} />
        )}
        {!canUsePasskeys() && <p className={css.text}>{t('section_unsupported')}</p>}
        {canUsePasskeys() && passkeys.length < MOST_PASSKEYS && (
          <AddPasskey onAdded={done}>
            <p className={css.text}>{t('add_text')}</p>
          </AddPasskey>
        )}
      </>
    );
  };
  return (
    <AccountSection id="passkeys" title={t('section_title')} text={t('section_text')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={1} />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {shown}
      </Loaded>
    </AccountSection>
  );
}
