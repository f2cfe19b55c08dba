import type { LocalizedText, WaitingKind } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import { findEvents, findProducts } from '../../catalog/index.ts';
import { placesStanding } from '../../inventory/index.ts';
import type { WaitingListContext } from '../context.ts';
import { queueKey, type QueueAddress } from '../entries/queue.rules.ts';
import { eventSale, productSale, type Sale } from './sale.rules.ts';

export interface QueueTarget {
  readonly target_id: string;
  readonly titles: LocalizedText;
  /** Departure or event, YYYY-MM-DD in Asia/Seoul. */
  readonly day: string;
  /** HH:mm in Asia/Seoul; absent where it is a whole day (CATALOG-16). */
  readonly start_time?: string;
  readonly file_path: string;
  readonly file_name: string;
  readonly sale: Sale;
}

type TargetContext = Pick<WaitingListContext, 'products' | 'copies' | 'events' | 'places' | 'now'>;

const startOf = ({ start_time }: Times): Pick<QueueTarget, 'start_time'> =>
  start_time ? { start_time } : {};

const productTargets = async (context: TargetContext, ids: readonly string[]): Promise<QueueTarget[]> =>
  (await findProducts(context, ids)).map((product) => ({
    target_id: product.prod_id,
    titles: product.titles,
    day: product.start_day,
    ...startOf(product),
    file_path: product.file_path,
    file_name: product.file_name,
    sale: productSale(product, context.now()),
  }));

const eventTargets = async (context: TargetContext, ids: readonly string[]): Promise<QueueTarget[]> => {
  const standing = await placesStanding(context, ids);
  return (await findEvents(context, ids)).map((event) => ({
    target_id: event.event_id,
    titles: event.titles,
    day: event.event_day,
    ...startOf(event),
    file_path: event.file_path,
    file_name: event.file_name,
    sale: eventSale({ ...event, closed: standing(event.event_id).closed }, context.now()),
  }));
};

/** Unknown ones are missing. */
export const findTargets = (
  context: TargetContext,
  kind: WaitingKind,
  ids: readonly string[],
): Promise<QueueTarget[]> => (kind === 'places' ? eventTargets : productTargets)(context, ids);

/** Reads each kind once; unknown ones are missing. */
export const targetsOf = async (
  context: TargetContext,
  queues: readonly QueueAddress[],
): Promise<(queue: QueueAddress) => QueueTarget | undefined> => {
  const targets = new Map<string, QueueTarget>();
  for (const kind of new Set(queues.map((queue) => queue.kind))) {
    const ids = queues.flatMap((queue) => (queue.kind === kind ? [queue.target_id] : []));
    for (const target of await findTargets(context, kind, ids))
      targets.set(queueKey({ kind, target_id: target.target_id }), target);
  }
  return (queue) => targets.get(queueKey(queue));
};
