import { ApiError, useT } from '@narae/shell-sdk';
import { Button, EmptyState, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';

export interface Pages<Page> {
  readonly data: readonly Page[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly isFetchingNextPage: boolean;
}

interface PagedRowsProps<Page, Row> {
  readonly pages: Pages<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly none: string;
  readonly more?: string;
  /** While the first page comes. */
  readonly waiting?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function PagedRows<Page, Row>({
  pages,
  rowsOf,
  none,
  more,
  waiting,
  children,
}: PagedRowsProps<Page, Row>): ReactNode {
  const t = useT('admin');
  const common = useT('common');
  if (pages.isPending) return waiting ?? <Skeleton shape="row" count={4} />;
  if (pages.isError || !pages.data) {
    return (
      <ErrorState
        compact
        title={t('load_fail')}
        action={<Button onClick={() => void pages.refetch()}>{common('btn_retry')}</Button>}
      >
        {pages.error instanceof ApiError && pages.error.message}
      </ErrorState>
    );
  }
  const rows = pages.data.flatMap(rowsOf);
  return (
    <>
      {rows.length === 0 && !pages.hasNextPage ? <EmptyState compact title={none} /> : children(rows)}
      {pages.hasNextPage && (
        <Button kind="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {more ?? t('more')}
        </Button>
      )}
    </>
  );
}
