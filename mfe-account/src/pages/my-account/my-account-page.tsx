import { useSession, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-account.module.css';
import { accountSections } from './account-sections.ts';

/** /myAccount: everything a member can see and change of the account itself, section by section (ACCOUNT-25). */
export default function MyAccountPage(): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t('section_my_account')}</h1>
        <p className={css.text}>{t('my_account_text')}</p>
      </header>
      {user && accountSections.map(({ id, Section }) => <Section key={id} />)}
    </section>
  );
}
