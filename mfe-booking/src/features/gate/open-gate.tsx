import type { GateManifest } from '@narae/contracts';
import { gateManifest } from '@narae/contracts/rows';
import { Link, linkTo, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { CheckIn } from './check-in.tsx';
import css from './gate.module.css';

/** How often the list is taken anew while there is a network. */
const REFRESH_MS = 15_000;

/** One departure's gate: its list is loaded once and kept in memory, so that checking in goes on without a network. */
export function OpenGate({
  prod_id,
  mem_id,
}: {
  readonly prod_id: string;
  readonly mem_id: string;
}): ReactNode {
  const t = useT('bookingGate');
  const result = useCall(
    gateManifest,
    { prod_id },
    { select: firstRow, staleTime: 0, gcTime: 0, refetchInterval: REFRESH_MS },
  );
  return (
    <div className={css.part}>
      <Link className={css.back} {...linkTo('adminGate')}>
        {t('back')}
      </Link>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ headingLevel: 2, title: t('fail') }}
      >
        {(manifest: GateManifest | null) =>
          manifest && <CheckIn list={{ manifest, at: result.dataUpdatedAt }} mem_id={mem_id} />
        }
      </Loaded>
    </div>
  );
}
