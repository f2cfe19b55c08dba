import { gateManifest } from '@narae/contracts/rows';
import { Link, linkTo, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { CheckIn } from './check-in.tsx';
import css from './gate.module.css';
import { isSilence } from './send-scans.ts';
import { useKeptList } from './use-kept-list.ts';

/** How often the list is taken anew while there is a network. */
const REFRESH_MS = 15_000;

/** One departure's gate: its list is loaded once and kept, so that checking in goes on without a network, even after a reload. */
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
  const kept = useKeptList(mem_id, prod_id, result.data);
  const isRejected = result.error !== null && !isSilence(result.error);
  const list = result.data
    ? { manifest: result.data, at: result.dataUpdatedAt, kept: false }
    : kept && !isRejected && { manifest: kept, at: Date.parse(kept.taken_at), kept: true };
  return (
    <div className={css.part}>
      <Link className={css.back} {...linkTo('adminGate')}>
        {t('back')}
      </Link>
      {list ? (
        <CheckIn list={list} mem_id={mem_id} />
      ) : (
        <Loaded
          result={result}
          waiting={<Skeleton shape="row" count={4} />}
          failed={{ headingLevel: 2, title: t('fail') }}
        >
          {() => null}
        </Loaded>
      )}
    </div>
  );
}
