import { gateManifest } from '@narae/contracts/rows';
import { Link, linkTo, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { GateManifest } from '@narae/contracts';
import { CheckIn } from './check-in.tsx';
import css from './gate.module.css';
import { isSilence } from './scan-queue.ts';
import { keepList, keepPage, readKeptList } from './kept-list.ts';

const REFRESH_MS = 15_000;

/** The list is kept, so that checking in goes on without a network, even after a reload. */
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

/** A browser that rejects storage has a page that needs a network. */
const orElseNothing = (): null => null;

/** Keeps each list that arrives, and the page with the first; until one arrives, the list kept earlier. */
const useKeptList = (
  mem_id: string,
  prod_id: string,
  arrived: GateManifest | null | undefined,
): GateManifest | null => {
  const [kept, setKept] = useState<GateManifest | null>(null);
  const hasArrived = Boolean(arrived);
  useEffect(() => {
    let over = false;
    void readKeptList(mem_id, prod_id)
      .catch(orElseNothing)
      .then((found) => over || setKept(found));
    return () => {
      over = true;
    };
  }, [mem_id, prod_id]);
  useEffect(() => {
    if (arrived) void keepList(mem_id, arrived).catch(orElseNothing);
  }, [mem_id, arrived]);
  useEffect(() => {
    if (hasArrived) void keepPage().catch(orElseNothing);
  }, [hasArrived]);
  return kept;
};
