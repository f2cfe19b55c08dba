import type { CopiedDeparture } from '@narae/contracts';
import { adminDepartureTerms } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Dialog, ErrorState, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface CopiedDialogProps {
  readonly prodId: string;
  /** Of the dialog until the departure is there. */
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog with its form. */
  readonly children: (copied: CopiedDeparture) => ReactNode;
}

/** A dialog whose form begins with the departure that is copied. */
export function CopiedDialog({ prodId, title, onClose, children }: CopiedDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { data, error, refetch } = useCall(
    adminDepartureTerms,
    { prod_id: prodId },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (data) return <Begun answered={data}>{children}</Begun>;
  return (
    <Dialog open title={title} onClose={onClose}>
      {error ? (
        <ErrorState
          title={t('load_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      ) : (
        <Skeleton shape="form" />
      )}
    </Dialog>
  );
}

/** An answer that comes later must not change the fields of a form that has begun. */
function Begun({
  answered,
  children,
}: Pick<CopiedDialogProps, 'children'> & { readonly answered: CopiedDeparture }): ReactNode {
  const [copied] = useState(answered);
  return children(copied);
}
