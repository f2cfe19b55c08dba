import type { AdminOrder, AdminPaper } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { Badge, Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { PaperPicture } from '../papers/paper-picture.tsx';
import { RejectDialog } from '../papers/reject-dialog.tsx';
import { RejectionTold } from '../papers/rejection-told.tsx';
import { paperLooks } from './order-look.ts';
import css from './orders.module.css';
import { useDecidePaper } from './use-decide-paper.ts';

interface OrderPaperProps {
  readonly paper: AdminPaper;
  /** Whose it is. */
  readonly name: string;
  readonly shown: AdminOrder;
}

/** One document: its picture on demand, how it stands, and the two decisions while its order is paid. */
export function OrderPaper({ paper, name, shown }: OrderPaperProps): ReactNode {
  const t = useT('bookingOrders');
  const [rejecting, setRejecting] = useState(false);
  const { order, reasons } = shown;
  const { busy, accept, reject } = useDecidePaper(order, paper);
  const kind = t(`kind_${paper.file_type}`);
  const paid = order.state === 'paid' || order.state === 'cancel-requested';
  return (
    <div className={css.paper} role="group" aria-label={t('paper_of', { kind, name })}>
      <PaperPicture paper={paper} kind={kind} name={name} />
      {paid && (
        <>
          <Standing paper={paper} />
          <div className={css.actions}>
            <Button kind="danger" busy={busy} onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
            {paper.state !== 'accepted' && (
              <Button kind="accent" busy={busy} onClick={() => void accept()}>
                {t('accept')}
              </Button>
            )}
          </div>
        </>
      )}
      {rejecting && (
        <RejectDialog
          title={t('reject_title', { kind, name })}
          hint={t('reject_hint')}
          reasons={reasons}
          language={shown.lan_tp}
          busy={busy}
          onClose={() => setRejecting(false)}
          onReject={async (reason, note) => {
            if (await reject(reason, note)) setRejecting(false);
          }}
        />
      )}
    </div>
  );
}

/** How the document stands, who decided, and what the member was told. */
function Standing({ paper: { state, checked, rejection } }: { readonly paper: AdminPaper }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const authors = useAuthors();
  return (
    <div className={css.standing} role="status">
      <Badge state={paperLooks[state]}>{t(`papers_${state}`)}</Badge>
      {checked && (
        <span className={css.note}>
          {authors(checked.by)} · {format.date(checked.at, 'time')}
        </span>
      )}
      {rejection && <RejectionTold rejection={rejection} />}
    </div>
  );
}
