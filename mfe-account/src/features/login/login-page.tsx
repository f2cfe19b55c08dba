import { openFind, toast, useGo, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { useEffect, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';
import css from './login.module.css';

/** /login (spec §2). */
export default function LoginPage(): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const notice = useReqParam('notice');
  useTitle(t('login'));

  useEffect(() => {
    if (notice === 'provider_unconfigured')
      toast.show({ text: t('social_warning_text'), kind: 'warning', ms: 3_000 });
  }, [notice, t]);

  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('login')}</h1>
      <LoginForm onJoin={() => go('/join')} onFind={openFind} />
    </section>
  );
}
