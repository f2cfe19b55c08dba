import '../../shared/passkeys/texts.ts';
import { isBlank } from '@narae/contracts/prepared-text';
import type { Passkey } from '@narae/contracts';
import { myPasskeys, passkeyRemove, passkeyRename } from '@narae/contracts/rows';
import { MOST_PASSKEYS, MAX_PASSKEY_NAME } from '@narae/contracts/passkey-limits';
import { call, toast, useT, useFormat } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, FormNotice, Loaded, Skeleton, Dialog, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { AddPasskey } from '../../shared/passkeys/add-passkey.tsx';
import { canUsePasskeys } from '../../shared/passkeys/passkeys.ts';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import css from './own.module.css';
import { useTextForm } from '../../shared/use-text-form.ts';

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

  const shown = (passkeys: readonly Passkey[]): ReactNode => {
    if (doing?.what === 'remove')
      return <RemovePasskey passkey={doing.passkey} onDone={done} onClose={() => setDoing(null)} />;
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

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const t = useT('accountPasskeys');
  const format = useFormat();
  const { synced_yn, added_at, used_at } = passkey;
  const name = passkey.name || t('unnamed');
  const facts = [
    t('row_added', { day: format.date(added_at, 'local') }),
    used_at && t('row_used', { day: format.date(used_at, 'local') }),
    synced_yn === 'Y' && t('row_synced'),
  ];
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {facts.map(
          (fact) =>
            fact && (
              <p key={fact} className={css.soft}>
                {fact}
              </p>
            ),
        )}
      </div>
      <div className={css.ways}>
        <Button kind="quiet" aria-label={`${t('rename')}: ${name}`} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button kind="quiet" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

interface ChangeProps {
  readonly passkey: Passkey;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

function RenamePasskey({ passkey, onDone, onClose }: ChangeProps): ReactNode {
  const t = useT('accountPasskeys');
  const form = useTextForm({
    initial: { name: passkey.name },
    violation: ({ name }) => (isBlank(name) ? { field: 'name', error: 'passkey_name_input' } : null),
    send: async ({ name }) => {
      await call(passkeyRename, { passkey_id: passkey.passkey_id, name });
      toast.show({ text: t('renamed'), kind: 'success' });
      await onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('rename_title')} size="small">
      <form className={css.form} {...form.props}>
        <TextField {...form.text('name')} label={t('name')} maxLength={MAX_PASSKEY_NAME} autoComplete="off" />
        <FormNotice text={form.notice} />
        <div className={css.ways}>
          <Button type="submit" kind="accent" busy={form.busy}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemovePasskey({ passkey, onDone, onClose }: ChangeProps): ReactNode {
  const t = useT('accountPasskeys');
  const { passkey_id, name } = passkey;
  const remove = async (proof: { mem_password?: string }): Promise<void> => {
    await call(passkeyRemove, { passkey_id, ...proof });
    toast.show({ text: t('removed'), kind: 'success' });
    await onDone();
  };
  return (
    <ProveForm
      action={t('remove')}
      run={remove}
      more={
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <h3 className={css.asked}>{t('remove_ask', { name: name || t('unnamed') })}</h3>
      <p className={css.text}>{t('remove_text')}</p>
    </ProveForm>
  );
}
