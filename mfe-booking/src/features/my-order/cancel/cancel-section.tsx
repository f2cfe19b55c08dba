import type { MyOrder } from '@narae/contracts';
import { useSearchParams, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import { Section } from '../section.tsx';
import { useFocusAfterwards } from '../use-focus-afterwards.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelOffer } from './cancel-offer.ts';
import css from './cancel.module.css';
import { OpenRequest } from './open-request.tsx';
import { PastRequest } from './past-request.tsx';

/** Cancelling on the order page: the way to ask for it, the request that is open, and what became of earlier ones (REFUND-2). */
export function CancelSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingCancel');
  const { place, settled } = useFocusAfterwards(order.txn_type);
  const { cancellations } = order;
  const open = cancellations.find(({ state }) => state === 'asked');
  const past = cancellations.filter(({ state }) => state === 'approved' || state === 'rejected');
  const offer = cancelOffer(order);
  const byOrganiser = order.steps.some(({ what }) => what === 'organiser-cancelled');
  if (!offer && !open && past.length === 0 && !byOrganiser) return null;
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Section title={t('title')}>
        {byOrganiser && <p className={css.plain}>{t('by_organiser')}</p>}
        {order.organiser_reason && (
          <blockquote className={css.said}>
            <span className={css.small}>{t('organiser_wrote')}</span>
            {order.organiser_reason}
          </blockquote>
        )}
        {open && <OpenRequest order={order} request={open} onWithdrawn={settled} />}
        {past.map((request) => (
          <PastRequest key={request.cancel_no} request={request} />
        ))}
        {offer && <AskToCancel order={order} offer={offer} onSent={settled} />}
      </Section>
    </div>
  );
}

interface AskToCancelProps {
  readonly order: MyOrder;
  readonly offer: 'ahead' | 'no-show';
  readonly onSent: () => void;
}

/** Whether the dialog is open stands in the address, so that my info leads to it and Back closes it. */
function AskToCancel({ order, offer, onSent }: AskToCancelProps): ReactNode {
  const t = useT('bookingCancel');
  const [query, setQuery] = useSearchParams();
  const { order_id } = order;
  const close = (): void => setQuery({ order_id }, { replace: true });
  return (
    <>
      <p className={css.plain}>{t(offer === 'ahead' ? 'intro' : 'intro_no_show')}</p>
      <div>
        <Button kind="secondary" onClick={() => setQuery({ order_id, open: 'cancel' })}>
          {t('ask')}
        </Button>
      </div>
      {query.get('open') === 'cancel' && (
        <CancelDialog
          order={order}
          whole={offer === 'no-show'}
          onClose={close}
          onSent={() => {
            onSent();
            close();
          }}
        />
      )}
    </>
  );
}
