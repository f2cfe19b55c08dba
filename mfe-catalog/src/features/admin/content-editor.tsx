import type { ContentItem } from '@narae/contracts';
import type { EditableKind } from '@narae/contracts/editable';
import { adminRead } from '@narae/contracts/rows';
import { ApiError, Link, useNavigate, useT } from '@narae/shell-sdk';
import { DialogButton } from '@narae/shell-sdk/admin';
import { Button, ButtonLink, ErrorState, NotFoundState, Skeleton } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import { useState, type ReactNode } from 'react';
import css from './admin.module.css';
import { ContentForm } from './content-form.tsx';
import { AddDate } from './departures/add-date.tsx';
import { ProductTabs } from './departures/product-tabs.tsx';
import { adminLink, fresh } from './views.ts';

interface ContentEditorProps {
  readonly kind: EditableKind;
  /** `new` for a new item. */
  readonly id: string;
}

/** Loads an item when its form begins anew, never while somebody writes. */
export function ContentEditor({ kind, id }: ContentEditorProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  /** The start of this round: an answer in another language must not reset the form. */
  const [start, setStart] = useState<{ readonly round: number; readonly item: ContentItem } | null>(null);
  const isNew = id === fresh;
  const begun = start?.round === round;
  const { data, error, refetch } = useCall(adminRead, isNew || begun ? null : { kind, id }, {
    scope: round,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data && !begun) setStart({ round, item: data });
  if (isNew) return <ContentForm kind={kind} item={null} onAgain={() => undefined} />;
  if (begun) {
    const again = (): void => setRound(round + 1);
    const openProduct = (prod_id: string): void => void navigate(adminLink('product', prod_id));
    const form = <ContentForm key={round} kind={kind} item={start.item} onAgain={again} />;
    if (kind !== 'product' || !start.item.published) return form;
    return (
      <>
        <div className={css.aboveForm}>
          <ProductTabs id={id} open="content" />
          <div className={css.actions}>
            <AddDate prodId={id} onAdded={openProduct} />
            <DialogButton label={t('trip_copy')} load={() => import('./copy/copy-trip-dialog.tsx')}>
              {(Dialog, close) => <Dialog prodId={id} onCopied={openProduct} onClose={close} />}
            </DialogButton>
          </div>
        </div>
        {form}
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <NotFoundState
        title={error.message}
        action={
          <ButtonLink link={(props) => <Link to={adminLink(kind)} {...props} />}>{t('back')}</ButtonLink>
        }
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('load_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      />
    );
  }
  return <Skeleton shape="form" />;
}
