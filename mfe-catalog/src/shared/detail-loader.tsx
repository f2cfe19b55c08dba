import { useT } from '@narae/shell-sdk';
import { Loaded, Skeleton, VisuallyHidden, type LoadedProps } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './detail-loader.module.css';

interface DetailLoaderProps<Row> {
  /** Null when there is none under that number. */
  readonly result: LoadedProps<Row | null>['result'];
  /** What is said when it could not be had. */
  readonly failed: string;
  /** Stands in its place when there is none. */
  readonly none: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** A product, article or event on its way to its page: its shape, a way to try again, or what is said instead of it. */
export function DetailLoader<Row>({ result, failed, none, children }: DetailLoaderProps<Row>): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.waiting} aria-busy="true">
          <VisuallyHidden as="h1">{common('ui_loading')}</VisuallyHidden>
          <Skeleton shape="detail" />
        </div>
      }
      failed={{ headingLevel: 1, title: failed, children: t('list_fail_text') }}
    >
      {(row) => (row === null ? none : children(row))}
    </Loaded>
  );
}
