import type { SecondFactor as Factor } from '@narae/contracts';
import { secondFactor } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { EnterCode } from './enter-code.tsx';
import { Opening } from './opening.tsx';
import css from './second-factor.module.css';
import { FirstFactor } from './first-factor.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import './texts.ts';

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
          // Shown in another window: this page's token does not know of it yet.
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
