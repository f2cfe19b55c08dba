import type { DeskRange } from '@narae/contracts';
import { adminRanges, adminRangeUndo } from '@narae/contracts/rows';
import { confirm, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { AdminFold, useChange } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Loaded } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';
import { isRunning, pollWhileRunning, useFreshWhenDone } from '../running-jobs.ts';
import { useRangeText } from './use-range-text.ts';

/** The changes of a trip's departures: those at work, the last one with a way back, the others in a fold (CATALOG-21). */
export function RangesProgress({ id }: { readonly id: string }): ReactNode {
  const t = useT('catalogAdmin');
  const result = useCall(
    adminRanges,
    { prod_id: id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileRunning(state.data?.ranges),
    },
  );
  useFreshWhenDone(result.data?.ranges);
  return (
    <Loaded result={result} waiting={null} failed={{ title: t('range_fail'), compact: true }}>
      {({ ranges }) => <RangeRows ranges={ranges} />}
    </Loaded>
  );
}

function RangeRows({ ranges }: { readonly ranges: readonly DeskRange[] }): ReactNode {
  const t = useT('catalogAdmin');
  const inSight = (range: DeskRange): boolean => isRunning(range) || range.can_undo;
  const earlier = ranges.filter((range) => !inSight(range));
  return (
    <>
      {ranges.filter(inSight).map((range) => (
        <RangeRow key={range.range_id} range={range} />
      ))}
      {earlier.length > 0 && (
        <AdminFold summary={t('range_list')}>
          {earlier.map((range) => (
            <RangeRow key={range.range_id} range={range} />
          ))}
        </AdminFold>
      )}
    </>
  );
}

function RangeRow({ range }: { readonly range: DeskRange }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { sentence, when, reason } = useRangeText();
  const { state, total, done, changed, left, undoes, can_undo } = range;
  const what = sentence(range.range);
  return (
    <div className={css.series} role={state === 'running' ? 'status' : undefined}>
      <p className={css.sentence}>{undoes ? t('range_undone', { what }) : what}</p>
      {state === 'running' && (
        <progress className={css.progress} max={total} value={done} aria-label={t('range_running')} />
      )}
      <p className={css.note}>
        {state === 'running'
          ? t('series_done', { done: format.number(done), total: format.number(total) })
          : t('range_changed_count', { count: changed })}
      </p>
      {left.length > 0 && (
        <ul className={css.left}>
          {left.map((row) => (
            <li key={row.prod_id}>
              {when(row)}: {reason(row.reason)}
            </li>
          ))}
        </ul>
      )}
      {can_undo && <UndoRange rangeId={range.range_id} />}
    </div>
  );
}

function UndoRange({ rangeId: range_id }: { readonly rangeId: string }): ReactNode {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const { busy, change } = useChange(invalidateAll);
  const undo = async (): Promise<void> => {
    const question = { title: t('range_undo_title'), text: t('range_undo_text'), ok: t('range_undo') };
    if (await confirm(question))
      await change(() => callOnce(adminRangeUndo, { range_id }), t('range_undo_begun'));
  };
  return (
    <div className={css.actions}>
      <Button kind="secondary" busy={busy} onClick={() => void undo()}>
        {t('range_undo')}
      </Button>
    </div>
  );
}
