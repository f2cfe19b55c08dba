import './texts.ts';
import '../../shared/passkeys/texts.ts';
import type { SecondFactor as Factor } from '@narae/contracts';
import { secondFactor } from '@narae/contracts/rows';
import { useT, useSession } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton, Button, Spinner } from '@narae/ui';
import { type ReactNode, useState, useEffect } from 'react';
import { EnterCode } from './enter-code.tsx';
import css from './second-factor.module.css';
import { AddPasskey } from '../../shared/passkeys/add-passkey.tsx';
import { canUsePasskeys } from '../../shared/passkeys/passkeys.ts';
import { SetUp } from './set-up.tsx';
import { ShowPasskey } from '../../shared/passkeys/show-passkey.tsx';
import { StepHeading } from './recovery-codes.tsx';

/** Stands in the place of a back office until the administrator has shown a second factor (ACCOUNT-30). */
export default function SecondFactor(): ReactNode {
  const t = useT('accountFactor');
  const result = useCall(secondFactor, {}, { staleTime: 0 });
  return (
    <section className={css.page}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ title: t('load_fail'), headingLevel: 1 }}
      >
        {({ app, passkeys, shown }: Factor) => {
          // Shown in another window: this token does not tell yet.
          if (shown) return <Opening />;
          return (
            <div className={css.stack}>
              {passkeys > 0 && <PasskeyStep onShown={result.refetch} />}
              {app && <EnterCode level={passkeys > 0 ? 2 : 1} onShown={result.refetch} />}
              {!app && passkeys === 0 && <FirstFactor onDone={result.refetch} />}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

function FirstFactor({ onDone }: { readonly onDone: () => Promise<unknown> }): ReactNode {
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

/** The renewed token says that the second factor was shown; the page behind opens by itself. */
function Opening(): ReactNode {
  const t = useT('accountFactor');
  const { renew } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    setFailed(false);
    void renew().then(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [attempt, renew]);

  return (
    <div className={css.stack} role="status">
      <h1 className={css.title}>{t('opening')}</h1>
      {failed ? <Button onClick={() => setAttempt(attempt + 1)}>{t('open_again')}</Button> : <Spinner />}
    </div>
  );
}

function PasskeyStep({ onShown }: { readonly onShown: () => Promise<unknown> }): ReactNode {
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
