import type { EditableKind } from '@narae/contracts/editable';
import { adminRead } from '@narae/contracts/rows';
import { ApiError, Link, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, NotFoundState, Skeleton } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import { useState, type ReactNode } from 'react';
import { ContentForm } from './content-form.tsx';
import { adminLink, fresh } from './views.ts';

interface ContentEditorProps {
  readonly kind: EditableKind;
  /** `new` for something that is begun. */
  readonly id: string;
}

/** One item on its way into a form. Read anew whenever the form begins anew, never while somebody writes. */
export function ContentEditor({ kind, id }: ContentEditorProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const [round, setRound] = useState(0);
  const isNew = id === fresh;
  const { data, isPending, error, refetch } = useCall(adminRead, isNew ? null : { kind, id }, {
    scope: round,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isNew) return <ContentForm kind={kind} item={null} onAgain={() => undefined} />;
  if (isPending) return <Skeleton shape="form" />;
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
  return <ContentForm key={round} kind={kind} item={data} onAgain={() => setRound((known) => known + 1)} />;
}
