import type { LeavePreview } from '@narae/contracts';
import { useGo, useT } from '@narae/shell-sdk';
import { Button, PasswordField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './leave.module.css';
import './texts.ts';
import { useLeave } from './use-leave.ts';

interface LeaveFormProps {
  readonly account: LeavePreview;
  readonly onClose: () => void;
}

/** The password where it is asked for, and the two ways out. */
export function LeaveForm({ account, onClose }: LeaveFormProps): ReactNode {
  const t = useT('accountLeave');
  const go = useGo();
  const { fields, say, text } = useTextForm({ mem_password: '' });
  const { busy, asked, leave } = useLeave(account, (words) => say('mem_password', words));
  const withoutPassword = asked && !account.password;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (withoutPassword) go('loginout');
    else void leave(asked ? fields.mem_password : undefined);
  };

  return (
    <form className={css.stack} onSubmit={send} noValidate>
      {withoutPassword && <p className={css.text}>{t('prove_text')}</p>}
      {asked && !withoutPassword && (
        <>
          <p className={css.text}>{t('password_text')}</p>
          <PasswordField {...text('mem_password')} label={t('password')} />
        </>
      )}
      <div className={css.ways}>
        <Button onClick={onClose} data-autofocus>
          {t('stay')}
        </Button>
        <Button type="submit" kind="danger" busy={busy}>
          {t(withoutPassword ? 'prove_do' : 'leave')}
        </Button>
      </div>
    </form>
  );
}
