import type { Passkey } from '@narae/contracts';
import { MAX_PASSKEY_NAME } from '@narae/contracts/passkey-limits';
import { passkeyRename } from '@narae/contracts/rows';
import { ApiError, call, toast, useT } from '@narae/shell-sdk';
import { Button, Dialog, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Calls a passkey otherwise. */
export function RenamePasskey({ passkey, onDone, onClose }: RenamePasskeyProps): ReactNode {
  const t = useT('accountPasskeys');
  const { fields, fail, say, text } = useTextForm({ name: passkey.name });
  const [busy, setBusy] = useState(false);

  const rename = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(passkeyRename, { passkey_id: passkey.passkey_id, name: fields.name });
      toast.show({ text: t('renamed'), kind: 'success' });
      await onDone();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'name') say('name', error.message);
      else toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (fields.name.trim() === '') fail({ field: 'name', error: 'passkey_name_input' });
    else void rename();
  };
  return (
    <Dialog open onClose={onClose} title={t('rename_title')} size="small">
      <form className={css.form} onSubmit={send} noValidate>
        <TextField {...text('name')} label={t('name')} maxLength={MAX_PASSKEY_NAME} autoComplete="off" />
        <div className={css.ways}>
          <Button type="submit" kind="accent" busy={busy}>
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
