import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { ShowPasskey } from '../../shared/passkeys/show-passkey.tsx';
import '../../shared/passkeys/texts.ts';
import css from './second-factor.module.css';
import { StepHeading } from './step-heading.tsx';

/** A passkey in the place of a code. */
export function PasskeyStep({ onShown }: { readonly onShown: () => Promise<unknown> }): ReactNode {
  const t = useT('accountPasskeys');
  return (
    <div className={css.stack}>
      <StepHeading level={1}>{t('factor_title')}</StepHeading>
      <p className={css.text}>{t('factor_text')}</p>
      <div className={css.ways}>
        <ShowPasskey onShown={onShown} />
      </div>
    </div>
  );
}
