import type { MyOrder, OrderChanges } from '@narae/contracts';
import { orderChanges } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/changes/texts.ts';
import { isAhead } from '../order-look.ts';
import { Section } from '../section.tsx';
import { useFocusAfterwards } from '../use-focus-afterwards.ts';
import { ChangeOffers } from './change-offers.tsx';
import css from './changes.module.css';
import { OpenDue } from './open-due.tsx';
import { useDueOnScreen } from './use-due-on-screen.ts';

/** Changing a paid order until its lock date: what may be changed, and the change that waits for its payment (ORDER-14, ORDER-15). */
export function ChangesSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingChanges');
  const asked = isAhead(order) ? { order_id: order.order_id } : null;
  const result = useCall(orderChanges, asked, { select: firstRow, staleTime: 0, live: 'booking' });
  if (!asked || result.data === null) return null;
  return (
    <Section title={t('title')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={3} />}
        failed={{ headingLevel: 3, title: t('fail') }}
      >
        {(changes) => changes && <Changes order={order} changes={changes} />}
      </Loaded>
    </Section>
  );
}

interface ChangesProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
}

function Changes({ order, changes }: ChangesProps): ReactNode {
  const { due, onLeaving } = useDueOnScreen(changes.due);
  const { place, settled } = useFocusAfterwards(due?.due_id ?? '');
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {due ? (
        <OpenDue key={due.due_id} order={order} due={due} onLeaving={onLeaving} onDiscarded={settled} />
      ) : (
        <ChangeOffers order={order} changes={changes} onDue={settled} />
      )}
    </div>
  );
}
