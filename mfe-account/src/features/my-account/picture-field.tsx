import { profilePicture, profilePictureDelete } from '@narae/contracts/rows';
import { call, toast, toastTimes, upload, useT } from '@narae/shell-sdk';
import { Button, IconUser, cx } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import css from './own.module.css';
import './texts.ts';

interface PictureFieldProps {
  /** Where the picture is; empty for none. */
  readonly path: string;
  readonly onChanged: () => Promise<void>;
}

/** The member's picture: choose another one, or remove it (ACCOUNT-27). */
export function PictureField({ path, onChanged }: PictureFieldProps): ReactNode {
  const t = useT('accountOwn');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'set' | 'remove' | null>(null);

  const run = async (what: 'set' | 'remove', work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    try {
      await work();
      await onChanged();
      toast.show({ text: t('picture_done'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={css.picture}>
      {path ? (
        <img className={css.face} src={path} alt={t('picture_alt')} width={72} height={72} />
      ) : (
        <span className={cx(css.face, css.noFace)} aria-hidden="true">
          <IconUser size={36} />
        </span>
      )}
      <div className={css.ways}>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          data-testid="picture-file"
          aria-label={t('picture_choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void run('set', () => upload(profilePicture, {}, file));
          }}
        />
        <Button busy={busy === 'set'} onClick={() => chooser.current?.click()}>
          {t(path ? 'picture_change' : 'picture_choose')}
        </Button>
        {path && (
          <Button
            kind="quiet"
            busy={busy === 'remove'}
            onClick={() => void run('remove', () => call(profilePictureDelete, {}))}
          >
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <p className={css.soft}>{t('picture_hint')}</p>
    </div>
  );
}
