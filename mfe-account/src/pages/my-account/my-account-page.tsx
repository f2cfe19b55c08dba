import { lazyPart, useSession, useT } from '@narae/shell-sdk';
import type { ComponentType, ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-account.module.css';

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

interface AccountSection {
  readonly id: string;
  readonly Section: ComponentType;
}

/** In their order (ACCOUNT-25); each is a feature with texts of its own. */
const accountSections: readonly AccountSection[] = [
  {
    id: 'joining',
    Section: lazyPart(() => import('../../features/merge-accounts/merge-accounts-section.tsx')),
  },
  { id: 'profile', Section: lazyPart(() => import('../../features/my-account/profile-section.tsx')) },
  { id: 'email', Section: lazyPart(() => import('../../features/my-account/email-section.tsx')) },
  { id: 'password', Section: lazyPart(() => import('../../features/my-account/password-section.tsx')) },
  { id: 'passkeys', Section: lazyPart(() => import('../../features/my-account/passkeys-section.tsx')) },
  {
    id: 'second-factor',
    Section: lazyPart(() => import('../../features/second-factor/second-factor-section.tsx')),
  },
  { id: 'providers', Section: lazyPart(() => import('../../features/my-account/providers-section.tsx')) },
  { id: 'sessions', Section: lazyPart(() => import('../../features/my-account/sessions-section.tsx')) },
  { id: 'companions', Section: lazyPart(() => import('../../features/my-account/companions-section.tsx')) },
  { id: 'mails', Section: lazyPart(() => import('../../features/mails/mails-section.tsx')) },
  { id: 'activity', Section: lazyPart(() => import('../../features/my-account/activity-section.tsx')) },
  { id: 'export', Section: lazyPart(() => import('../../features/export/export-section.tsx')) },
  { id: 'leave', Section: lazyPart(() => import('../../features/leave/leave-section.tsx')) },
];
