import { useT, pageLink, useTitle } from '@narae/shell-sdk';
import { Loaded, Skeleton, VisuallyHidden, type LoadedProps, ButtonLink, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import type { PageName } from '@narae/contracts/pages';
import { namespace } from '../texts.ts';
import css from './detail-loader.module.css';

interface DetailLoaderProps<Row> {
  readonly result: LoadedProps<Row | null>['result'];
  readonly failed: string;
  readonly none: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

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

interface NotThereProps {
  readonly title: string;
  readonly list: PageName;
  readonly label: string;
}

function NotThere({ title, list, label }: NotThereProps): ReactNode {
  const t = useT(namespace);
  useTitle(title);
  return (
    <NotFoundState
      headingLevel={1}
      title={title}
      action={<ButtonLink link={pageLink(list)}>{label}</ButtonLink>}
    >
      {t('product_none_text')}
    </NotFoundState>
  );
}

export function NoProduct(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('product_none')} list="productList" label={common('btn_browse')} />;
}

export function NoArticle(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('kpop_gone')} list="kpopInfo" label={common('btn_list')} />;
}

export function NoEvent(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('event_gone')} list="eventInfo" label={common('btn_list')} />;
}
