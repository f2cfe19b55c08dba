import { useT } from '@narae/shell-sdk';
import { useState, type ReactNode } from 'react';
import { AddPasskey } from '../../shared/passkeys/add-passkey.tsx';
import { canUsePasskeys } from '../../shared/passkeys/passkeys.ts';
import '../../shared/passkeys/texts.ts';
import css from './second-factor.module.css';
import { SetUp } from './set-up.tsx';

/** Sets up the first second factor: an authenticator app, or a passkey in its place (ACCOUNT-30). */
export function FirstFactor({ onDone }: { readonly onDone: () => Promise<unknown> }): ReactNode {
  const t = useT('accountPasskeys');
  const [begun, setBegun] = useState(false);
  return (
    <>
      <SetUp level={1} onBegun={() => setBegun(true)} onDone={onDone} />
      {!begun && canUsePasskeys() && (
        <AddPasskey onAdded={onDone}>
          <h2 className={css.subtitle}>{t('factor_add_title')}</h2>
          <p className={css.text}>{t('factor_add_text')}</p>
        </AddPasskey>
      )}
    </>
  );
}
